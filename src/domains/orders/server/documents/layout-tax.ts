import { fill } from '../../../../messages/index.ts';
import type { VatGroup } from '../../vat-rules.ts';
import type { DocumentTexts } from './document-texts.ts';
import { figures, muted, partyGap, smallSize } from './style.ts';

/** What a document says of taxes. */

export function vatTable(groups: readonly VatGroup[], { t }: DocumentTexts) {
  const right = (text: string, bold = false) => ({ text, bold, alignment: 'right' as const });
  return {
    unbreakable: true,
    marginTop: 10,
    table: {
      widths: ['*', 90, 90],
      body: [
        [{ text: t.vatLetters, bold: true }, right(t.vatNet, true), right(t.vatTax, true)],
        ...groups.map(({ letter, rate, net, vat }) => [
          { text: fill(t.vatLetter, { letter, rate }) },
          right(figures(net)),
          right(figures(vat)),
        ]),
      ],
    },
    layout: 'lightHorizontalLines',
  };
}

/** An address as a QR code, and what it is for. */
export interface DocumentCode {
  readonly address: string;
  readonly text: string;
}

export const codeBlock = ({ address, text }: DocumentCode) => ({
  unbreakable: true,
  marginTop: 10,
  columns: [
    { width: 74, qr: address, fit: 70 },
    { width: '*', stack: [{ text }, { text: address, color: muted, fontSize: smallSize }] },
  ],
  columnGap: partyGap,
});
