/** What other domains and commands may call on the server. */

export { loadKnowledge } from './service.ts';
