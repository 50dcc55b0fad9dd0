/** What other parts of the server may use of RFQs. */

export type { RfqDeps } from './deps.ts';
export { longBodyLimit, longBodyTimeoutMs } from './long-body.ts';
export { countOpenRfqs } from './queries/open-count.ts';
export { rfqsPersonalData } from './queries/personal-data.ts';
export { hasRest, offersMore } from './queries/remainder.ts';
export { updateRfqProject } from './queries/rfqs.ts';
export { selectSharedRfqs } from './queries/shared.ts';
export { isOpenNow, statusNow } from './queries/state-now.ts';
export { getRfq, getRfqItems, listRfqs } from './reads.ts';
export { createRfq, requireOwnRfq } from './service.ts';
export { type LockedRfq, lockOwnRfq, lockRfq, noSuchRfq, takeStep } from './states.ts';
export { refuseWrongTimes } from './times.ts';
