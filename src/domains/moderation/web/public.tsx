/** What other pages may use of moderation. */

export { changeStanding } from './api.ts';
