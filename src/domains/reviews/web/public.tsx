/** What pages of other domains may show of reviews. */

export { HideDialog } from './hide-dialog.tsx';
export { Stars } from './review-item.tsx';
