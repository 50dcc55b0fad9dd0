/** A chosen picture as a data URL. @throws where the file cannot be read */
export function asDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('This file cannot be read'));
    reader.readAsDataURL(picture);
  });
}
