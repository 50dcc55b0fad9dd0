import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import type { Recipient } from '../schema.ts';
import { ReachWords } from './recipients-card.tsx';

const recipient = (companyName: string): Recipient => ({
  supplierId: companyName,
  companyName,
  location: null,
  isVerified: true,
  isMatch: true,
  sells: [],
  deliversThere: true,
});
const words = (names: readonly string[], county: string) =>
  renderToStaticMarkup(
    <MessagesProvider language="en" readTexts={readFrom(en)}>
      <ReachWords asked={names.map(recipient)} county={county} />
    </MessagesProvider>,
  );

it('a single recipient is named, without advice on counties; several are counted', () => {
  expect(words(['Jirani Hardware'], '')).toBe('We will send this to Jirani Hardware.');
  expect(words(['Jirani Hardware'], 'Kiambu')).toBe('We will send this to Jirani Hardware.');
  expect(words(['Jirani Hardware', 'Mabati House'], 'Kiambu')).toBe(
    'We will send this to 2 suppliers who deliver to Kiambu.',
  );
  expect(words(['Jirani Hardware', 'Mabati House'], '')).toContain('Choose a county');
  expect(words([], '')).toContain('No supplier is chosen yet');
});
