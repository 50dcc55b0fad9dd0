const kilobyte = 1_024;

/** A file's size as people say it: "850 kB", "2.4 MB". */
export function sizeInWords(bytes: number): string {
  return bytes < kilobyte * kilobyte
    ? `${Math.max(1, Math.round(bytes / kilobyte))} kB`
    : `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;
}
