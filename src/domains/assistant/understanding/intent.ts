import { logLikelihoods, unpack } from './classifier/classifier.ts';
import type { Features } from './classifier/features.ts';
import file from './classifier/intent-weights.json' with { type: 'json' };
import { asksHow, signOf, wantsNoAsking } from './intent-signs.ts';
import { type HarmlessIntent, harmlessIntents } from './intents.ts';
import type { Item } from './items.ts';
import {
  aboutYouWords,
  greetingWords,
  hireWords,
  offTopicWords,
  seekingPeopleWords,
  servicesWords,
  transportWords,
} from './lexicon/other-talk.ts';
import { comparisonSayings } from './lexicon/sayings-of-comparisons.ts';
import { orderSayings } from './lexicon/sayings-of-orders.ts';
import { measureSayings, questionSayings } from './lexicon/sayings-of-questions.ts';
import { requestSayings } from './lexicon/sayings-of-requests.ts';
import { wantSayings } from './lexicon/sayings-of-wants.ts';
import { anyOf, wordsOf } from './sayings.ts';

const rfq = anyOf(requestSayings);

const analyse = anyOf(comparisonSayings);

const status = anyOf(orderSayings);

const question = anyOf(questionSayings);
const measured = anyOf(measureSayings);
const priceAsked = anyOf(wantSayings);

const services = wordsOf(servicesWords);
const seekingPeople = wordsOf(seekingPeopleWords);
const offTopic = wordsOf(offTopicWords);
const hire = wordsOf(hireWords);
const transport = wordsOf(transportWords);

const greetings = new Set(greetingWords.split('|'));
/** Nothing but words of greeting, marks and numbers. */
const isGreeting = (text: string) =>
  text.split(/\s+/).every((word) => !/[a-z]/.test(word) || greetings.has(word));
const aboutYou = wordsOf(aboutYouWords);

/** Whether it speaks of other people's work or of something else altogether. `text`: lower case. */
export const isPlainlyOffTopic = (text: string): boolean =>
  [offTopic, services, hire, transport].some((pattern) => pattern.test(text));

export interface IntentEvidence {
  /** Lower case, respelt. */
  readonly text: string;
  /** Lower case, as it was written. */
  readonly written: string;
  readonly items: readonly Item[];
  readonly isStage: boolean;
  /** Whether it says what there is to spend: "how much timber can 30k buy" wants timber. */
  readonly hasBudget: boolean;
}

/** What the message wants done. */
export function findIntent(evidence: IntentEvidence): HarmlessIntent {
  const { items } = evidence;
  const said = (pattern: RegExp) => pattern.test(evidence.text) || pattern.test(evidence.written);
  const counted = items.filter((item) => item.quantity !== null && item.types.length > 0).length;
  const sold = items.filter((item) => item.types.length > 0).length;
  if (items.length === 0 && (isGreeting(evidence.written) || isGreeting(evidence.text)))
    return 'smalltalk';
  const sign = signOf(evidence.written, { counted });
  if (sign === 'order_status' || sign === 'analyse_quotes') return sign;
  // What is to go out unasked becomes a draft, whatever it is called.
  if (sign === 'create_rfq' && wantsNoAsking(evidence.written)) return sign;
  if (isService(evidence, said, counted)) return 'out_of_scope';
  const isRfqPlain = /\brfqs?\b|\brequest for (?:a )?quot/.test(evidence.text);
  if (said(status) && !(counted >= 1 && (isRfqPlain || said(rfq))) && counted < 2)
    return 'order_status';
  if (said(analyse) && !(isRfqPlain && counted >= 2)) return 'analyse_quotes';
  if (sign !== null) return sign;
  if (said(rfq) && !said(/\bquote of the day\b/)) return 'create_rfq';
  if (sold === 0 && !evidence.isStage && said(offTopic)) return 'out_of_scope';
  if (evidence.isStage) return 'match_suppliers';
  const isAsking =
    isQuestion(said, counted, evidence) || (sold > 0 && counted < 2 && asksHow(evidence.written));
  const isOfPrice = evidence.hasBudget || said(cheapest);
  if (isAsking && !(isOfPrice && sold > 0)) return 'product_question';
  if (sold === 0 && items.length === 0 && said(aboutYou)) return 'smalltalk';
  if (said(offTopic) && counted === 0 && !said(priceAsked)) return 'out_of_scope';
  if (
    items.length === 0 &&
    !said(priceAsked) &&
    !said(goodsCounted) &&
    !said(
      /\b(?:material|materials|supplier|suppliers|hardware|deliver|vifaa|site|build\w*|jenga|kujenga)\b/,
    )
  ) {
    return said(greetingStart) && evidence.written.split(/\s+/).length <= 6
      ? 'smalltalk'
      : 'out_of_scope';
  }
  return 'match_suppliers';
}

const greetingStart =
  /^(?:hi|hello|hey|sasa|niaje|mambo|vipi|habari|hujambo|asante|thanks?|thank you|good (?:morning|afternoon|evening)|poa|ok|okay|sawa|nice|great|bye|kwaheri|cool|perfect)\b/;

/** "Ya kununua, not hire". */
const toOwn =
  /\b(?:(?:not|no|sio|si) (?:for |to |ya |kwa )?(?:hire|hiring|rent|kukodi|kuhire)|ya kununua|to buy|to own|to purchase)\b/;

/** "bx 9", "tani moja": something is counted as goods are, though its name could not be read. */
const goodsUnits =
  'bags?|bx|box(?:es)?|boksi|pcs|pieces?|vipande|rolls?|roli|tani|tonnes?|tons?|lorr(?:y|ies)|lori|mifuko|mfuko|sheets?|sqm|pakiti|packets?|dozen|coils?|milimita|ndoo|makopo|tins?';
const goodsCounted = new RegExp(
  String.raw`\b(?:\d+ ?(?:${goodsUnits})|(?:${goodsUnits}) (?:\d+|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi))\b`,
);

function isService(
  { items }: IntentEvidence,
  said: (pattern: RegExp) => boolean,
  counted: number,
): boolean {
  const isUnsold = items.length > 0 && items.every((item) => item.types.length === 0);
  if (
    said(hire) &&
    !said(toOwn) &&
    !said(/\brental (?:house|houses|units?|apartments?|flats?|property)\b/)
  )
    return !isUnsold || !said(/scaffold/);
  if (isUnsold || counted > 0) return false;
  if (said(services) && said(seekingPeople)) {
    if (
      said(
        /\b(?:fundi|mason|plumber|electrician|carpenter|painter|welder|contractor|seremala|fundis|mafundi)\b[^.?!]{0,20}\b(?:anangoja|anasema|alisema|amesema|says?|said|told|asked|wants?|anataka|is waiting|needs?|wangu|grade|tools|ameniambia|recommended|kanisa)\b/,
      )
    )
      return false;
    return (
      items.length === 0 ||
      said(
        /\b(?:to|wa|wa ku\w*|a ku\w*|ku\w+|who|for (?:install|fix|lay|build|paint|plaster|roof)\w*|anayeweza|install\w*|fix|repair|lay|plaster my|paint my|build)\b/,
      )
    );
  }
  return (
    items.length === 0 &&
    !said(/\bquot|\bbids?\b/) &&
    said(transport) &&
    said(/\b(?:house|move|furniture|vitu|kuhama|people|goods|my)\b/)
  );
}

/** "Which cement is cheapest?" wants its prices. */
const cheapest =
  /\b(?:cheapest|lowest price|least expensive|bei (?:nafuu|rahisi|ya chini)|nafuu zaidi|rahisi zaidi)\b/;

/** "What does a 6 kg extinguisher go for": of its price, not of the thing. */
const whatItCosts =
  /\bwhat (?:does|do|would|will|did)\b[^.?!]{0,40}\b(?:go for|goes for|cost|sell (?:for|at)|retail)\b/;

function isQuestion(
  said: (pattern: RegExp) => boolean,
  counted: number,
  { text, items }: IntentEvidence,
): boolean {
  // "Is 32.5 cement ok?": the point of a number ends no sentence.
  const isAsked = question.test(text.replace(/(\d) ?\. ?(\d)/g, '$1_$2'));
  if (!(isAsked || said(question)) || said(whatItCosts)) return false;
  if (
    items.length === 0 &&
    !said(
      /\b(?:cement|concrete|mortar|zege|plaster|wall|slab|roof|build|cure|curing|mix|foundation|ukuta|msingi|bags|sqm|paint|steel|kujenga|paa)\b/,
    )
  )
    return false;
  const isMeasure = measured.test(text);
  if (isMeasure)
    return (
      !/\bhow much (?:is|are|for)\b/.test(text) ||
      /\b(?:difference|tofauti|which|coverage)\b/.test(text)
    );
  if (counted > 0) return false;
  return (
    !priceAsked.test(text) ||
    (/^(?:is|are|does|can|should|will|which|what|je|do i|how|why)\b/.test(text) &&
      !/^(?:can i (?:get|buy|find|have|order)|what(?:'s| is| are)? (?:the )?(?:price|cost|bei)|how much|do you|who|where|which (?:supplier|hardware|shop))\b/.test(
        text,
      ))
  );
}

/**
 * What the rules say is worth so much, by logarithms, as found best on messages that neither was made
 * for. To match suppliers is also what they say where nothing else was told.
 */
const trustInRules = 1;
const trustInTheRest = 0.5;
/** Fewer words are left to the rules: what was said before them tells more. */
const fewestWords = 4;
/** And of so few the rules are trusted as much again. */
const fewWords = 5;

/** What a message wants, by what the rules say and what the classifier finds likely. */
export function settleIntent(
  ruled: HarmlessIntent,
  features: Features,
  words: number,
  weights = trained,
): HarmlessIntent {
  if (words < fewestWords) return ruled;
  const once = ruled === 'match_suppliers' ? trustInTheRest : trustInRules;
  const trust = words < fewWords ? 2 * once : once;
  const likely = logLikelihoods(weights, features);
  const scores = likely.map((score, at) => score + (harmlessIntents[at] === ruled ? trust : 0));
  return harmlessIntents[scores.indexOf(Math.max(...scores))] ?? ruled;
}

const trained = unpack(file);
