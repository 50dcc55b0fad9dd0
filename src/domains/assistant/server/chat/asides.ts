import { fill } from '../../../../messages/index.ts';
import type { Copy } from '../../copy/copy.ts';
import type { Db } from '../deps.ts';
import { selectSentDrafts } from '../queries/drafts.ts';
import { whichWords } from './change-words.ts';
import { serviceAnswer } from './service-answers.ts';
import type { Said, Turn } from './turn.ts';

/** The answer to what asks for no material: a stop, a number without its line; null for the rest. */
export async function asideOf(deps: Db, turn: Turn): Promise<Said | null> {
  const { asks, missing, copy, knowledge, understanding } = turn;
  if (turn.service) return serviceAnswer(deps, turn, turn.service);
  if (asks && !missing) return { response: whichWords(knowledge, understanding.items, asks, copy) };
  if (turn.isStop) return stopAnswer(deps, turn);
  if (turn.parsed.acts.nods)
    return { response: turn.spokenOf.length > 0 ? copy.nodInTalk : copy.nod };
  return missing ? { response: missingWords(turn, copy) } : null;
}

function missingWords({ missing, understanding }: Turn, copy: Copy): string {
  const place = understanding.place?.town ?? understanding.place?.county ?? '';
  switch (missing) {
    case 'list':
      return copy.sendWhat;
    case 'thingThere':
      return fill(copy.whatThere, { place });
    default:
      return copy.ofWhat;
  }
}

/** A stop sends nothing; what was sent before stands, and is said so. */
async function stopAnswer({ db }: Db, { actor, draftId, copy }: Turn): Promise<Said> {
  if (draftId === null) return { response: copy.stoppedNothing };
  const sent = (await selectSentDrafts(db, actor.id, [draftId])).get(draftId);
  if (!sent) return { response: copy.stopped };
  return {
    response: copy.stoppedSent,
    links: [{ label: copy.stoppedLink, href: `/rfqs/${sent.rfqId}` }],
  };
}
