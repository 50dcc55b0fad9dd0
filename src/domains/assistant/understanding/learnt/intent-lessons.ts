import type { Knowledge } from '../knowledge.ts';
import { survey } from '../understand.ts';
import { type IntentFeatures, intentFeatures } from './intent-facts.ts';
import { type HarmlessIntent, harmlessIntents } from './intent-reader.ts';
import { readSeen, readTable } from './lessons.ts';

/** A labelled message, as the reader of intents sees it. */
export interface IntentLesson {
  readonly text: string;
  readonly intent: HarmlessIntent;
  readonly features: IntentFeatures;
}

/** A labelled message with what the rules say it wants. */
export interface RuledLesson extends IntentLesson {
  readonly ruled: HarmlessIntent;
  /** Whether it was labelled to measure with, not only to teach. */
  readonly isMeasured: boolean;
  readonly alternatives: readonly string[];
}

/** Days of what is said do not matter here. */
const anyDay = '2026-10-14';

/** What the reader of intents is taught with: the harmless ones of the seen messages, and short lessons. */
export function readIntentLessons(knowledge: Knowledge): readonly RuledLesson[] {
  const lesson = (text: string, intent: HarmlessIntent, alternatives: readonly string[] | null) => {
    const facts = survey(knowledge, text, anyDay);
    return {
      text,
      intent,
      ruled: facts.ruled(),
      features: intentFeatures(knowledge, facts),
      isMeasured: alternatives !== null,
      alternatives: alternatives ?? [],
    };
  };
  return [
    ...readSeen().flatMap(({ message, intent, intentAlt = [] }) =>
      isHarmless(intent) ? [lesson(message, intent, intentAlt)] : [],
    ),
    ...readTable('intent-lessons.tsv').flatMap(([intent = '', message = '']) =>
      isHarmless(intent) ? [lesson(message, intent, null)] : [],
    ),
  ];
}

const isHarmless = (intent: string): intent is HarmlessIntent =>
  (harmlessIntents as readonly string[]).includes(intent);
