import { wordTable } from '../../../../shared/word-table.ts';
import { w, wordsOf } from '../sayings.ts';
import data from './take-off-words.json' with { type: 'json' };

/** Words of jobs whose materials are counted, those first that a message of another may also have. */
export const jobWords = Object.entries(data.jobs).map(
  ([job, words]) => [job, wordsOf(words)] as const,
);

/** Asks how much a job takes. */
export const asksHowMuch = wordsOf(
  w`
  how (?:many|much)|(?:how (?:big|large)|what size)(?: of)?(?: a)? (?:water |septic )?tank
  |\w{0,3}ngapi|kiasi gani|calculate|estimate|work out|quantit(?:y|ies)|hesabu|kokotoa|kadiria
`,
);

/** Asks what something costs: of a whole job alone that is no price of a product. */
export const asksCost = wordsOf('costs?|gharama|budget|bajeti|pesa ngapi');

/** Of one of a measure, or what one holds: a fact, and no job. */
export const asksRate = wordsOf(
  w`
  per|in (?:a|one|1) (?:\w+ )?(?:bag|box|tonne|lorry|roll|bundle|sqm|cubic|tin|litre)|does (?:a|one|1)
  |kwa (?:kila|sqm moja|cubic moja)|can one|cover\w*|cost|price|bei|pesa|labou?r|fundi|long|charge\w*
  |ratio|mix\w*|\w*changany\w*|boards? \d+|wheelbarrows?
`,
);

/** Before a job that is to be done: "for a slab", "kwa ukuta", "to plaster the wall". */
export const leadsToJob =
  '\\b(?:for|kwa|build|plaster|tile|roof|paint|fence|cast|pour|kujenga|kupiga|kuezeka|kupaka) (?:\\w+ ){0,2}';

/** What a measure is of, by the words beside it. */
export const measureRoles = Object.entries(data.measures).map(
  ([roles, words]) => [roles.split(' '), new RegExp(`^(?:${words})$`)] as const,
);

/** Words of options that people use for ours. */
export const optionWords: Readonly<Record<string, string>> = wordTable(data.options);
