import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import type { Language } from '../../../messages/index.ts';
import { sw } from '../../../messages/sw/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import { RfqStatusBadge } from '../../rfqs/web/public.tsx';
import type { Quotation } from '../schema.ts';
import { QuotationCard } from './quotation-card.tsx';
import { QuotationStateBadge } from './state-badge.tsx';
import { quotation } from './testing.ts';

const render = (element: ReactNode, language: Language = 'en') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MessagesProvider language={language} readTexts={readFrom(language === 'en' ? en : sw)}>
        {element}
      </MessagesProvider>
    </MemoryRouter>,
  );
const card = (fields: Partial<Quotation> = {}, language?: Language) =>
  render(
    <QuotationCard quotation={{ ...quotation, ...fields }} onAction={() => undefined} />,
    language,
  );
const record = {
  responseHours: null,
  quotations: 3,
  winRate: null,
  onTimeRate: null,
  completedOrders: 0,
};
const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('a quotation as a card', () => {
  it('CDASH-10 CDASH-11 CDASH-12 shows number, status, total, days, last day, score and notes', () => {
    const words = text(card());
    for (const part of [
      'Quotation #2c3d4e5f',
      'Pending',
      'KSh 45,000',
      '3 days',
      '21 December 2026',
      '4.25 / 5.0',
      'Cash on delivery',
    ]) {
      expect(words, part).toContain(part);
    }
  });

  it('counts in words, in both languages', () => {
    expect(text(card({ deliveryTime: 1 }))).toMatch(/Delivery time 1 day Valid/);
    expect(text(card({ deliveryTime: 1 }, 'sw'))).toContain('Siku 1');
    const supplierRecord = { ...record, completedOrders: 1 };
    expect(text(card({ supplierRecord }))).toContain('1 order delivered ');
  });

  it('says why it was rejected, and what an older version waits for', () => {
    const rejected = { status: 'rejected', state: 'rejected', statusReason: 'Too late' } as const;
    expect(text(card(rejected))).toContain('Reason: Too late');
    expect(text(card({ state: 'outdated' }))).toContain('asked the supplier to confirm it');
  });

  it('says what was accepted of it to the cent', () => {
    const ordered = {
      state: 'accepted',
      totalAmount: '45000.00',
      orderedAmount: '22185.55',
    } as const;
    expect(text(card(ordered))).toContain('Accepted in part: KSh 22,185.55');
  });

  it('says of one accepted in part, and of no other, when its rest was withdrawn', () => {
    const restWithdrawnAt = '2026-11-22T09:00:00.000Z';
    const accepted = { status: 'accepted', state: 'accepted', restWithdrawnAt } as const;
    expect(text(card(accepted))).toContain('Rest withdrawn 22 November 2026: nothing more');
    expect(text(card(accepted, 'sw'))).toContain('Iliyobaki iliondolewa 22 Novemba 2026');
    expect(text(card({ ...accepted, restWithdrawnAt: null }))).not.toContain('Rest withdrawn');
    expect(text(card({ restWithdrawnAt }))).not.toContain('Rest withdrawn');
  });

  it('calls a supplier without a company nothing but a supplier', () => {
    const supplier = { companyName: null, isVerified: false, location: null };
    const words = text(card({ supplier: { ...quotation.supplier, ...supplier } }));
    expect(words).toContain('Supplier ID d571837a');
    expect(words).not.toContain('Supplier d571837a');
  });

  it('RFQ-04 names the supplier by the first 8 characters of its id, beside its company', () => {
    expect(text(card())).toContain('Jiwe Imara Hardware · Supplier ID d571837a');
  });

  it('CDASH-11 CDASH-12 says so where there are no notes, days or score', () => {
    const words = text(card({ notes: null, deliveryTime: null, aiScore: null }));
    expect(words).toContain('No notes');
    expect(words).toContain('Not scored yet');
    expect(words).toContain('Not specified');
  });

  it('CDASH-12 says why it has its score in the reader’s language, at once where that is short', () => {
    const words = {
      aiAnalysis: `Scored 4.25 out of 5.0. ${'Price 5.00: the lowest of 3 offers. '.repeat(4)}`,
      aiAnalysisSw: `Imepata 4.25 kati ya 5.0. ${'Bei 5.00: ya chini kati ya ofa 3. '.repeat(4)}`,
    };
    expect(card(words)).toMatch(/<details><summary[^>]*>Why this score<.*Scored 4\.25/);
    const swahili = text(card(words, 'sw'));
    expect(swahili).toMatch(/Sababu ya alama hii.*Imepata 4\.25/);
    expect(swahili).not.toContain('Scored');
    const short = card({ aiAnalysis: 'Scored 4.25 out of 5.0.' });
    expect(short).toContain('Scored 4.25');
    expect(short).not.toContain('<details');
    expect(card({ ...words, aiScore: null })).not.toContain('Scored');
  });

  it('is no alarm for its supplier while it is pending', () => {
    expect(render(<QuotationStateBadge state="live" />)).toContain('badge-info');
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
  expect(render(<RfqStatusBadge rfq={{ status: 'open' }} />)).toContain('badge-default');
  expect(render(<RfqStatusBadge rfq={{ status: 'closed' }} />)).toContain('badge-secondary');
  expect(render(<RfqStatusBadge rfq={{ status: 'awarded' }} />)).toContain('badge-destructive');
});
