import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sw } from '../../../../messages/sw/index.ts';
import { MessagesProvider, readFrom } from '../../../../ui/messages.tsx';
import type { ComparisonLine } from '../../comparison-schema.ts';
import { useNamedLines } from './use-named-lines.ts';

function Names({ names }: { names: readonly string[] }) {
  const named = useNamedLines();
  const lines = names.map((productName) => ({ rfqItem: { productName } }) as ComparisonLine);
  return named(lines).map(({ rfqItem }) => rfqItem.productName);
}

it('a comparison in Swahili names product types in Swahili, and other lines as they were written', () => {
  const page = renderToStaticMarkup(
    <MessagesProvider language="sw" readTexts={readFrom(sw)}>
      <Names names={['River Sand', ' / ', 'My own sand']} />
    </MessagesProvider>,
  );
  expect(page).toBe('Mchanga wa Mto / My own sand');
});
