const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Says of how many or how much that one gets it. */
export const eachWords = list('per each every kila');

/** Marks that end a clause. */
export const clauseEnds: ReadonlySet<string> = new Set(['\n', ',', ';', '.', '?', '!', ':']);

/** Who says one of these wants something. */
export const wantWords = list(
  'need want looking find require nataka nahitaji natafuta naomba tunahitaji tunataka',
);

/** And one of these, wants it brought or counted in. */
export const bringWords = list('buy get add send me niletee nipatie nipe weka ongeza niongezee');
