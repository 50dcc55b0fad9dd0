import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { sw } from '../../../messages/sw/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import type { OrderCredit } from '../schema.ts';
import { CreditBadge } from './order-credit.tsx';

it('the head of an order says that it is on credit, when it is due, and since when it is overdue', () => {
  const shown = (
    terms: Partial<NonNullable<OrderCredit['terms']>>,
    language: 'en' | 'sw' = 'en',
  ) => {
    const base = { days: 14, amountOwed: '900.00', dueAt: null, isOverdue: false, mayUndo: false };
    const html = renderToStaticMarkup(
      <MessagesProvider language={language} readTexts={readFrom(language === 'en' ? en : sw)}>
        <CreditBadge credit={{ terms: { ...base, ...terms }, offer: null }} />
      </MessagesProvider>,
    );
    return html.replace(/<[^>]*>/g, '');
  };
  const dueAt = '2026-11-17T20:59:59.000Z';
  expect(shown({})).toBe('On credit, 14 days');
  expect(shown({ dueAt })).toBe('Due 17 November 2026');
  expect(shown({ dueAt, isOverdue: true })).toBe('Overdue since 17 November 2026');
  expect(shown({ dueAt, isOverdue: true }, 'sw')).toBe('Imechelewa tangu 17 Novemba 2026');
  expect(shown({ dueAt, amountOwed: '0.00' })).toBe('');
});
