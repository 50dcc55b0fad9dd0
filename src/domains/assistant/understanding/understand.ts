import { plain } from '../../materials/language/public.ts';
import { type AdviceAsked, adviceAsked } from './advice.ts';
import { type Asked, readAsked } from './asked.ts';
import { findBrands } from './brands.ts';
import { messageFeatures, partsOf } from './classifier/message-features.ts';
import { withDescribed } from './descriptions.ts';
import { likeliestIntent } from './intent.ts';
import type { Intent } from './intents.ts';
import type { Knowledge } from './knowledge.ts';
import { isPlainRequest } from './plain-request.ts';
import { policyViolation } from './policy.ts';
import { type Reading, read } from './reading.ts';
import { findSet, findStage, type StageAsked, stageItems } from './stage.ts';
import { type TakeOffSaid, takeOffSaid } from './take-off.ts';
import type { Violation } from './violations.ts';

/** What a message was understood to be. */
export interface Understanding extends Asked {
  readonly intent: Intent;
  readonly violation: Violation | null;
  /** The building stage whose materials the items are, with rough quantities. */
  readonly stage: StageAsked | null;
  /** Brands that are named, as product names begin. */
  readonly brands: readonly string[];
  /** The job whose materials it asks the quantities of, and what it says of any. */
  readonly takeOff: TakeOffSaid;
  readonly advice: AdviceAsked;
}

/**
 * Understands one message without a language model.
 *
 * @param now today in Nairobi (YYYY-MM-DD)
 */
export function understand(knowledge: Knowledge, message: string, now: string): Understanding {
  const facts = survey(knowledge, message, now);
  const { reading, asked, stage, items } = facts;
  const text = plain(message).trim();
  const features = messageFeatures(knowledge, text, facts);
  const words = reading.tokens.filter(({ kind }) => kind === 'word').length;
  const isShort = words < fewestWords || isPlainRequest(knowledge, reading.tokens);
  const violation = policyViolation(text, () =>
    isShort ? [] : [{ features: features.whole, handicap: 0 }, ...partsOf(knowledge, text)],
  );
  const intent = violation ? 'unsafe' : likeliestIntent(features.intent);
  const isListed = stage === null || intent === 'match_suppliers' || intent === 'create_rfq';
  return {
    ...asked,
    items: isListed ? items : asked.items,
    intent,
    violation,
    stage: isListed ? stage : null,
    brands: findBrands(knowledge, reading),
    takeOff: takeOffSaid(reading),
    advice: adviceAsked(features.intent),
  };
}

/** So few words are a greeting or the name of a thing. */
const fewestWords = 4;

/** What is found in a message before it is classified. */
export function survey(knowledge: Knowledge, message: string, now: string) {
  const reading = read(knowledge, message);
  const asked = readAsked(knowledge, reading, now);
  const isCounted = asked.items.some((item) => item.quantity !== null);
  const stage =
    findSet(reading, asked.items) ??
    (isCounted
      ? stageOverCounts(reading, asked)
      : findStage(
          reading,
          asked.items.some((item) => item.types.length > 0),
        ));
  const items = stage
    ? stageItems(stage, (type) => knowledge.materials.has(type))
    : withDescribed(knowledge, reading, asked.items);
  return { reading, asked, stage, items };
}

/** "Everything to pour a 100 sqm slab": the number is of the slab, and the slab is no item. */
function stageOverCounts(reading: Reading, asked: Asked): StageAsked | null {
  const stage = findStage(reading);
  if (!stage) return null;
  const isOnlyArea = asked.items.every(
    (item) => item.quantity === null || item.unit === 'sqm' || item.unit === 'sqft',
  );
  return isOnlyArea && asked.items.length <= 1 ? stage : null;
}
