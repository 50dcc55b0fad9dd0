import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../../ui/messages.tsx';
import type { ComparisonAnswer } from '../../comparison-schema.ts';
import { Glance } from './glance.tsx';

const line = (id: string, productName: string, isComparable: boolean) => ({
  rfqItem: { id, productName },
  isComparable,
  offers: [],
});

const shown = (answer: Partial<Record<keyof ComparisonAnswer, unknown>>) => {
  const comparison = { quotations: [], bestSingle: null, saving: null, ...answer };
  const html = renderToStaticMarkup(
    <MessagesProvider language="en" readTexts={readFrom(en)}>
      <Glance
        comparison={comparison as unknown as ComparisonAnswer}
        names={new Map([['q1', 'Jiwe']])}
        onAwardAll={() => undefined}
        onUseSplit={() => undefined}
      />
    </MessagesProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ');
};

it('A line that cannot be compared is named, instead of a best supplier or a saving', () => {
  const lines = [line('sand', 'River sand', false), line('cement', 'Cement', true)];
  const choices = [{ rfqItemId: 'cement', quotationId: 'q1', quantity: '50' }];
  const split = { choices, total: '37000.00', isComplete: false };
  const words = shown({ lines, bestSplit: split });
  expect(words).toContain('Cannot compare: River sand');
  expect(words).toContain(
    'Left out, because the size of the unit is unknown: River sand. Choose the supplier yourself.',
  );
  expect(words).not.toMatch(/No supplier offers everything|Lines nobody quoted|Saves/);
});

it('Where nothing can be compared, nobody is told that nothing can be awarded', () => {
  const words = shown({ lines: [line('sand', 'River sand', false)], bestSplit: null });
  expect(words).toContain('Cannot compare: River sand');
  expect(words).not.toContain('Nothing can be awarded');
});
