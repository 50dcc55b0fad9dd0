/** What other parts of the server may use of messaging. */

export { reportReview } from './blocks/queries.ts';
export { messagingFrames } from './live.ts';
export { messagingPersonalData } from './personal-data-queries.ts';
export { haveBothWritten } from './queries.ts';
export {
  returnUnnotified,
  secondsSinceMessagesNotified,
  takeUnnotified,
  type UnnotifiedMessages,
} from './unnotified/queries.ts';
