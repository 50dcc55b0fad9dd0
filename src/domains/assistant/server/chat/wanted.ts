import type { FollowUp, Topic } from '../../understanding/follow-up.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import { barePrice, second, total } from '../../understanding/lexicon/chat-words.ts';
import { read } from '../../understanding/reading.ts';
import { stageInSize, stageItems } from '../../understanding/stage.ts';
import { type Understanding, understand } from '../../understanding/understand.ts';
import type { KeptTopic } from '../queries/sessions.ts';

/** What is asked about what was found before: its cheapest offers, its sum, the supplier after the best. */
export type Wanted = 'cheapest' | 'total' | 'second' | null;

const longestQuestion = 9;

function wantedBy(text: string, isSum: boolean): Wanted {
  if (isSum || total.test(text)) return 'total';
  return second.test(text) ? 'second' : null;
}

/** A question about what was found, read as one about the same things again. */
export function readWanted(
  follow: FollowUp,
  text: string,
  topic: Topic | null,
): { readonly follow: FollowUp; readonly wanted: Wanted } {
  const { understanding, wantsCheapest, isChange } = follow;
  if (wantsCheapest) return { follow, wanted: 'cheapest' };
  const { intent, violation, items } = understanding;
  const isBare = barePrice.test(text.trim());
  const isOpen = isBare || intent === 'out_of_scope' || intent === 'match_suppliers';
  const isShort = text.trim().split(/\s+/).length <= longestQuestion;
  const isCounted = topic?.items.every(({ quantity }) => quantity !== null) ?? false;
  const wanted = wantedBy(text, isBare && isCounted);
  if (!(wanted || isBare) || !topic || topic.items.length === 0) return { follow, wanted: null };
  if (!isOpen || !isShort || violation || isChange || items.length > 0)
    return { follow, wanted: null };
  const about = { ...understanding, ...topic, violation: null, intent: 'match_suppliers' as const };
  return { follow: { ...follow, understanding: about }, wanted };
}

const nextStage =
  /^(?:and|na|then|next|also|what about|how about|vipi kuhusu|je)\s+(?:the |ya |za |kuhusu )?([a-z ]{3,30}?)[?.! ]*$/;

/** "And roofing?" after the materials of a stage: those of another, where that is one. */
export function asStage(
  knowledge: Knowledge,
  text: string,
  topic: KeptTopic | null,
  now: string,
): Understanding | null {
  const [, name] = (topic?.stageKey && nextStage.exec(text.trim())) || [];
  if (!name) return null;
  const asked = understand(knowledge, `materials for ${name}`, now);
  return asked.stage && !asked.violation ? asked : null;
}

const longestSize = 9;

/** "Make it 4 bedrooms", after the materials of a stage: the same stage, reckoned anew. */
export function asStageInSize(
  knowledge: Knowledge,
  text: string,
  topic: KeptTopic | null,
  now: string,
): Understanding | null {
  if (!topic?.stageKey || text.trim().split(/\s+/).length > longestSize) return null;
  const stage = stageInSize(topic.stageKey, read(knowledge, text));
  if (!stage) return null;
  const said = understand(knowledge, text, now);
  if (said.violation || said.stage || said.items.some(({ types }) => types.length > 0)) return null;
  return {
    ...said,
    intent: 'match_suppliers',
    stage,
    items: stageItems(stage, (type) => knowledge.materials.has(type)),
    place: said.place ?? topic.place,
    deadline: said.deadline ?? topic.deadline,
    budgetKes: said.budgetKes ?? topic.budgetKes,
  };
}

/** "What about roofing?" is asked of the same house at the same place. */
export function ofSameHouse(
  { materials }: Knowledge,
  said: Understanding,
  topic: KeptTopic | null,
): Understanding {
  const { stage } = said;
  if (!stage || !topic) return said;
  const place = said.place ?? topic.place;
  const areaSqm = topic.areaSqm ?? null;
  if (stage.isSizeSaid || stage.count !== null || areaSqm === null) return { ...said, place };
  const sized = { ...stage, areaSqm, isSizeSaid: true };
  const items = stageItems(sized, (type) => materials.has(type));
  return { ...said, place, stage: sized, items };
}
