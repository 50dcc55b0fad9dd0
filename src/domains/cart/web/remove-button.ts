import type { CartLine } from '../schema.ts';

/** By which a line's "Remove" is found again when focus has to move to it. */
export const removeButtonId = ({ id }: CartLine) => `remove-${id}`;
