/** "/media/<key>/960.webp" → "/media/<key>/og.jpg", the picture for sharing, 1200 × 630. */
export function shareImage(mediaUrl: string): string {
  return mediaUrl.replace(/[^/]+$/, 'og.jpg');
}
