/**
 * A list's bytes as text: UTF-8, UTF-16 as spreadsheets save "Unicode text" (it begins with a byte order
 * mark), or Windows-1252, which older spreadsheets write.
 */
export function decodeCsv(bytes: Uint8Array): string {
  for (const encoding of [utf16Of(bytes), 'utf-8']) {
    try {
      if (encoding) return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one reads it.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

/** False for a spreadsheet's own format, a PDF or a picture. */
export const isPlainText = (text: string) =>
  !text.includes('\0') && !['PK\u0003\u0004', '%PDF-'].some((head) => text.startsWith(head));

function utf16Of([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}
