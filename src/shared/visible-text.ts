import * as z from 'zod/mini';

/** Blanks, control characters, what Unicode says is to be ignored (zero-width, fillers), Braille's blank. */
const visible = /[^\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u;

/** Whether there is anything in a text that a reader would see. */
export const isVisible = (text: string): boolean => visible.test(text);

const lineBreaking = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether a text is one line: without line breaks, tabs and other control characters. */
export const isOneLine = (text: string): boolean => !lineBreaking.test(text);

/** Refuses a text that looks empty, whatever it is made of. */
export const visibleText = (message: string) => z.refine<string>(isVisible, message);

/** Marks that turn the direction of what follows: a name with one rewrites the words around it. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const blanks = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A text that reads in one direction, lines and all. */
export const inOneDirection = (text: string): string => text.replace(turning, '');

/** A text as one line that reads in one direction, however it was pasted. */
export const asOneLine = (text: string): string => inOneDirection(text).replace(blanks, ' ').trim();
