/** What other domains may call on the server. */

export { sellingPersonalData } from './queries/personal-data.ts';
