import { z } from 'zod';

const text = z.string().trim().min(1);
const unit = z.enum([
  'bag',
  'bucket',
  'foot',
  'kg',
  'litre',
  'lorry',
  'm2',
  'm3',
  'metre',
  'packet',
  'piece',
  'roll',
  'sheet',
  'tin',
  'tonne',
  'box',
  '20 kg bag',
  '25 kg bag',
  '20 L bucket',
  '4 L tin',
]);
const figure = z
  .strictObject({
    quantity: z.number().positive(),
    unit,
    from: z.number().positive(),
    to: z.number().positive(),
  })
  .refine(({ quantity, from, to }) => from <= quantity && quantity <= to, 'from, quantity, to');
const quantity = figure.safeExtend({ item: text, also: z.array(figure).min(1).optional() });
const lines = z
  .array(z.strictObject({ words: text, quantity: z.number().positive().nullable(), unit }))
  .min(1);
const points = z.array(text).min(1);
const problem = z.enum(['damaged', 'fake', 'late', 'refund', 'short', 'silent', 'unpaid', 'wrong']);

const message = {
  id: z.string().regex(/^[DJKQRS]\d{3}$/),
  message: text,
  lang: z.enum(['en', 'sw', 'mixed', 'sheng']),
};

/**
 * One labelled message of `advice.jsonl` and `advice-held-back.jsonl`. `answers` are the keys of those
 * that answer a question; of one that is unknown, of those that say so.
 */
export const adviceCaseSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...message,
    kind: z.literal('takeoff'),
    working: text,
    expected: z
      .strictObject({
        job: text,
        quantities: z.array(quantity),
        assumptions: z.record(z.string(), text),
        asks: z.array(text),
        defaults: z.record(z.string(), text),
      })
      .refine(({ quantities, asks }) => quantities.length > 0 || asks.length > 0, 'no figure'),
  }),
  z.strictObject({
    ...message,
    kind: z.literal('problem'),
    expected: z.strictObject({
      problem,
      also: z.array(problem).min(1).optional(),
      orderNamed: z.boolean(),
    }),
  }),
  z.strictObject({
    ...message,
    kind: z.literal('purchase'),
    expected: z.strictObject({ problem: z.null(), lines }),
  }),
  z.strictObject({
    ...message,
    kind: z.literal('question'),
    expected: z.strictObject({ unknown: z.boolean(), points, answers: z.array(text) }),
  }),
  z.strictObject({ ...message, kind: z.literal('price'), expected: z.strictObject({ points }) }),
  z.strictObject({ ...message, kind: z.literal('list'), expected: z.strictObject({ lines }) }),
]);

export type AdviceCase = z.infer<typeof adviceCaseSchema>;
