import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { awardRefusals, limitFaults, stepRefusals } from '../../domains/orders/rules.ts';
import {
  type QuotationState,
  quotationMoves,
  quotationRefusals,
  transitionError,
} from '../../domains/quotations/rules.ts';
import { quotationWords } from '../../domains/quotations/schema.ts';
import { problemText as quotationProblem } from '../../domains/quotations/web/form-state.ts';
import {
  awardRefusalWords,
  ownerRefusalWords,
  refusalWords,
} from '../../domains/quotations/web/refusal-words.ts';
import { rfqRefusals, rfqStatuses } from '../../domains/rfqs/rules.ts';
import { rfqWords } from '../../domains/rfqs/schema.ts';
import { problemText, refusalWords as rfqRefusalWords } from '../../domains/rfqs/web/problems.ts';
import { en } from '../../messages/en/index.ts';
import { quantityWords } from '../../messages/quantity-words.ts';
import { sw } from '../../messages/sw/index.ts';
import { quantityOf } from '../../shared/quantities.ts';
import { ApiError } from '../../ui/data/api-client.ts';

/** What any call may be refused with. */
const everywhere = ['not_found', 'forbidden', 'try_again', 'too_many_requests', 'too_large'];

const sentence = 'What the server says, in English.';
const refused = (code: string) =>
  new ApiError(409, JSON.stringify({ message: sentence, code }), 'Conflict');

const states: readonly QuotationState[] = [
  'live',
  'expired',
  'outdated',
  'superseded',
  'withdrawn',
  'accepted',
  'rejected',
];

/** What the table of moves can refuse one side. */
function refusalsOfMoves(side: 'supplier' | 'owner'): string[] {
  const moves = Object.entries(quotationMoves).filter(([, { by }]) => by === side);
  const reasons = moves.flatMap(([move]) =>
    states.flatMap((state) =>
      rfqStatuses.flatMap(
        (rfq) => transitionError(move as keyof typeof quotationMoves, state, rfq) ?? [],
      ),
    ),
  );
  return [...new Set(reasons)].map((one) => (one.startsWith('rfq_') ? one : `quotation_${one}`));
}

function expectBothLanguages(inEnglish: string | null, inSwahili: string | null): void {
  expect(inEnglish).toBeTruthy();
  expect(inEnglish).not.toBe(sentence);
  expect(inSwahili).toBeTruthy();
  expect(inSwahili).not.toBe(inEnglish);
}

describe('refusals of requests, quotations and awards are said in both languages', () => {
  it.each([...rfqRefusals, ...everywhere])('of an RFQ: %s', (code) => {
    expectBothLanguages(
      rfqRefusalWords(refused(code), en.rfqs),
      rfqRefusalWords(refused(code), sw.rfqs),
    );
  });

  it.each([...quotationRefusals, ...everywhere])('to a supplier: %s', (code) => {
    expectBothLanguages(
      refusalWords(refused(code), en.quotations),
      refusalWords(refused(code), sw.quotations),
    );
  });

  it.each([...refusalsOfMoves('owner'), ...awardRefusals, ...everywhere])(
    'to an owner: %s',
    (code) => {
      expectBothLanguages(
        ownerRefusalWords(refused(code), en.quotations),
        ownerRefusalWords(refused(code), sw.quotations),
      );
    },
  );

  it.each([...limitFaults, 'none_left'] as const)('to an owner, of an award: %s', (kind) => {
    const details = { kind, limit: kind === 'none_left' ? '0' : '10', unit: 'bag', line: 'Cement' };
    const body = { code: 'award_exceeds', message: sentence, details };
    const error = new ApiError(409, JSON.stringify(body), '');
    const inEnglish = awardRefusalWords(error, en.quotations, quantityOf);
    const inSwahili = awardRefusalWords(error, sw.quotations, (quantity, unit) =>
      quantityWords(quantity, unit, sw.quantities),
    );
    expectBothLanguages(inEnglish, inSwahili);
    if (kind === 'none_left') return;
    expect(inEnglish).toContain('10 bags');
    expect(inSwahili).toContain('mifuko 10');
  });

  it.each(stepRefusals)('of an order: %s', (code) => {
    expectBothLanguages(en.orders.stepRefusals[code], sw.orders.stepRefusals[code]);
  });

  it('what has no words is English to English readers alone', () => {
    for (const [words, texts] of [
      [rfqRefusalWords(refused('new'), en.rfqs), rfqRefusalWords(refused('new'), sw.rfqs)],
      [refusalWords(refused('new'), en.quotations), refusalWords(refused('new'), sw.quotations)],
    ]) {
      expect(words).toBe(sentence);
      expect(texts).toBeTruthy();
      expect(texts).not.toBe(sentence);
    }
  });

  it.each(Object.entries(rfqWords))('at a field of an RFQ: %s', (_, words) => {
    expectBothLanguages(problemText(words, en.rfqs.problems), problemText(words, sw.rfqs.problems));
  });

  it.each(Object.entries(quotationWords))('at a field of a quotation: %s', (_, words) => {
    const [inEnglish, inSwahili] = [en, sw].map(({ quotations }) =>
      quotationProblem(words, quotations.problems),
    );
    expectBothLanguages(inEnglish ?? null, inSwahili ?? null);
  });

  it('no code of these domains is missing in the lists', () => {
    const awards = [...awardRefusals, ...stepRefusals];
    const listed: readonly string[] = [...rfqRefusals, ...quotationRefusals, ...awards];
    const written = ['rfqs', 'quotations', 'orders'].flatMap((domain) => codesIn(domain));
    expect(written).toContain('award_exceeds');
    expect(written.filter((code) => !listed.includes(code))).toEqual([]);
  });
});

/** Codes that stand beside a sentence in a domain's server, and what the API answers at large. */
function codesIn(domain: string): string[] {
  const root = new URL(`../../domains/${domain}/server/`, import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, root), 'utf8');
      const calls = source.matchAll(/\b(?:conflict|refuse|AppError)\(([^;]*?)\);/g);
      return [...calls].flatMap(([, given = '']) =>
        [...given.matchAll(/'([a-z]+(?:_[a-z]+)*)'/g)].flatMap(([, code]) => code ?? []),
      );
    });
}
