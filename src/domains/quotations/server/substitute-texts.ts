import { substitutes as en } from '../../../messages/en/substitutes.ts';
import type { Language, Messages } from '../../../messages/index.ts';
import { substitutes as sw } from '../../../messages/sw/substitutes.ts';

/** For documents, which the server writes. */
export const substituteTexts: Readonly<Record<Language, Messages['substitutes']>> = { en, sw };
