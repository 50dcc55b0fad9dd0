import type { Knowledge } from '../understanding/knowledge.ts';
import { read } from '../understanding/reading.ts';
import { stageInSize, stageItems } from '../understanding/stage.ts';
import { type Understanding, understand } from '../understanding/understand.ts';
import { carriedOver, type DialogueState } from './state.ts';

const nextStage =
  /^(?:and|na|then|next|also|what about|how about|vipi kuhusu|je)\s+(?:the |ya |za |kuhusu )?([a-z ]{3,30}?)[?.! ]*$/;

/** "And roofing?" after the materials of a stage: those of another, where that is one. */
export function asStage(
  knowledge: Knowledge,
  text: string,
  state: DialogueState | null,
  now: string,
): Understanding | null {
  const [, name] = (state?.stageKey && nextStage.exec(text.trim())) || [];
  if (!name) return null;
  const asked = understand(knowledge, `materials for ${name}`, now);
  return asked.stage && !asked.violation ? asked : null;
}

const longestSize = 9;

/** "Make it 4 bedrooms", after the materials of a stage: the same stage, reckoned anew. */
export function asStageInSize(
  knowledge: Knowledge,
  text: string,
  state: DialogueState | null,
  now: string,
): Understanding | null {
  if (!state?.stageKey || text.trim().split(/\s+/).length > longestSize) return null;
  const stage = stageInSize(state.stageKey, read(knowledge, text));
  if (!stage) return null;
  const said = understand(knowledge, text, now);
  if (said.violation || said.stage || said.items.some(({ types }) => types.length > 0)) return null;
  return {
    ...carriedOver(said, state),
    intent: 'match_suppliers',
    stage,
    items: stageItems(stage, (type) => knowledge.materials.has(type)),
  };
}

/** "What about roofing?" is asked of the same house at the same place. */
export function ofSameHouse(
  { materials }: Knowledge,
  said: Understanding,
  state: DialogueState | null,
): Understanding {
  const { stage } = said;
  if (!stage || !state) return said;
  const place = said.place ?? state.place;
  const areaSqm = state.areaSqm ?? null;
  if (stage.isSizeSaid || stage.count !== null || areaSqm === null) return { ...said, place };
  const sized = { ...stage, areaSqm, isSizeSaid: true };
  const items = stageItems(sized, (type) => materials.has(type));
  return { ...said, place, stage: sized, items };
}
