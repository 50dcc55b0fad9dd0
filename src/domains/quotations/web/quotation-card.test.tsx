import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import { RfqStatusBadge } from '../../rfqs/web/public.tsx';
import type { Quotation } from '../schema.ts';
import { QuotationCard } from './quotation-card.tsx';
import { quotation } from './testing.ts';

const render = (element: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MessagesProvider language="en" readTexts={readFrom(en)}>
        {element}
      </MessagesProvider>
    </MemoryRouter>,
  );
const card = (fields: Partial<Quotation> = {}) =>
  render(<QuotationCard quotation={{ ...quotation, ...fields }} onAction={() => undefined} />);
const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('a quotation as a card', () => {
  it('CDASH-10 CDASH-11 CDASH-12 shows number, status, total, days, last day, score and notes', () => {
    const words = text(card());
    for (const part of [
      'Quotation #2c3d4e5f',
      'Pending',
      'KSh 45,000',
      '3 day(s)',
      '21 December 2026',
      '4.25 / 5.0',
      'Cash on delivery',
    ]) {
      expect(words, part).toContain(part);
    }
  });

  it('RFQ-04 names the supplier by the first 8 characters of its id, beside its company', () => {
    expect(text(card())).toContain('Jiwe Imara Hardware · Supplier d571837a');
  });

  it('CDASH-11 CDASH-12 says so where there are no notes, days or score', () => {
    const words = text(card({ notes: null, deliveryTime: null, aiScore: null }));
    expect(words).toContain('No notes');
    expect(words).toContain('Not scored yet');
    expect(words).toContain('Not specified');
  });

  it('STATE-14 makes pending stand out, and everything else secondary', () => {
    expect(card()).toContain('badge-default');
    for (const status of ['accepted', 'rejected', 'submitted'] as const) {
      const html = card({ status, state: status === 'submitted' ? 'live' : status });
      expect(html).toContain('badge-secondary');
      expect(html).not.toContain('badge-default');
    }
  });

  it('CDASH-13 ROLE-06 offers only what may be done', () => {
    expect(card()).toContain('Delete quotation: Quotation #2c3d4e5f');
    const accepted = card({ status: 'accepted', state: 'accepted', moves: [] });
    expect(accepted).not.toContain('<button');
  });
});

it('STATE-11 gives each status of an RFQ a badge of its own', () => {
  expect(render(<RfqStatusBadge status="open" />)).toContain('badge-default');
  expect(render(<RfqStatusBadge status="closed" />)).toContain('badge-secondary');
  expect(render(<RfqStatusBadge status="awarded" />)).toContain('badge-destructive');
});
