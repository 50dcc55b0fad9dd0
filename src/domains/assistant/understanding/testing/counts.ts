import { understand } from '../understand.ts';
import { referenceKnowledge } from './knowledge.ts';

const knowledge = referenceKnowledge();

/** What a message asks for, as "20 bag cement-32-5", in its order. */
export const counts = (message: string): string[] =>
  understand(knowledge, message, '2026-10-14').items.map(
    ({ types, quantity, unit }) => `${quantity} ${unit} ${types[0]}`,
  );
