import { inflateSync } from 'node:zlib';

/**
 * What a PDF of ours draws, without blanks: words are drawn one by one. Its fonts number their letters by
 * themselves, each with a table that says which.
 */
export function textOfPdf(bytes: Buffer): string {
  const found = bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  const streams = [...found].flatMap(([, stream]) => {
    try {
      return [inflateSync(Buffer.from(stream ?? '', 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const fonts = streams.filter((stream) => stream.includes('beginbfrange')).map(lettersOf);
  const lines = streams.flatMap((stream) =>
    [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, drawn]) =>
      [...(drawn ?? '').matchAll(/<([0-9a-f]*)>/gi)].map(([, hex]) => hex).join(''),
    ),
  );
  // A line does not say its font: the right one makes words of it, the other one nonsense.
  return fonts
    .map((letters) => lines.map((line) => read(line, letters)).join(''))
    .join('\n')
    .replaceAll(' ', '');
}

function lettersOf(table: string): readonly string[] {
  const [, entries = ''] = /\[([^\]]*)\]\s*endbfrange/.exec(table) ?? [];
  return [...entries.matchAll(/<([^>]*)>/g)].map(([, hex = '']) =>
    Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le'),
  );
}

const read = (line: string, letters: readonly string[]) =>
  (line.match(/.{4}/g) ?? []).map((code) => letters[Number.parseInt(code, 16)] ?? '').join('');
