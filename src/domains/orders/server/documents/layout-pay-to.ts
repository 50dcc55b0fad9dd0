import { fitWords } from './fit-words.ts';
import { brand, muted, pageWidth, smallSize } from './style.ts';

/** Where to pay, and what to heed. */
export interface DocumentPayTo {
  readonly title: string;
  readonly lead: string;
  readonly ways: readonly {
    /** "Bank account" */
    readonly title: string;
    readonly facts: readonly (readonly [label: string, value: string | null])[];
    /** Since when it is in use, and whether it was checked. */
    readonly standing: string;
  }[];
  /** A change that is on hold, and the warning against others' accounts. */
  readonly texts: readonly string[];
}

const wayGap = 16;

export function payToBlock({ title, lead, ways, texts }: DocumentPayTo) {
  const width = (pageWidth - wayGap * 2) / 3;
  return {
    unbreakable: true,
    marginTop: 10,
    stack: [
      { text: title, bold: true, fontSize: 11 },
      { text: lead, color: muted },
      {
        columns: ways.map((way) => ({
          width,
          stack: [
            { text: way.title, bold: true, color: brand, marginTop: 4 },
            ...way.facts.flatMap(([label, value]) =>
              value
                ? [
                    { text: label, color: muted, fontSize: smallSize, marginTop: 2 },
                    { text: fitWords(value, width, 11), bold: true, fontSize: 11 },
                  ]
                : [],
            ),
            { text: way.standing, color: muted, fontSize: smallSize, marginTop: 2 },
          ],
        })),
        columnGap: wayGap,
      },
      ...texts.map((text) => ({ text, marginTop: 4 })),
    ],
  };
}
