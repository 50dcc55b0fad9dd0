/** What other parts of the server may use of notifications. */

export { createNotify, createTellLater, type Notice, type Notify } from './notify.ts';
export { notificationsPersonalData } from './personal-data-queries.ts';
