import {
  readNumberWords,
  root,
  standInsOf,
  stem,
  type Token,
  tokenize,
} from '../../materials/language/public.ts';
import type { Answer } from '../../materials/schema.ts';
import { swahiliRests } from '../understanding/classifier/swahili-verbs.ts';
import type { Knowledge } from '../understanding/knowledge.ts';
import { askingWords, verbRoots } from '../understanding/lexicon/words.ts';
import { read } from '../understanding/reading.ts';

/** An answer, and how much of what is asked it speaks of: 1 is all. */
export interface FoundAnswer {
  readonly answer: Answer;
  readonly fit: number;
}

/** What a question is found by: how much each term counts in each answer, by their numbers. */
export interface AnswerIndex {
  readonly answers: readonly Answer[];
  readonly counts: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly lengths: readonly number[];
  /** The terms of each question that an answer is written for. */
  readonly questions: readonly (readonly ReadonlySet<string>[])[];
  readonly standIns: ReadonlyMap<string, readonly string[]>;
  /** How much a term tells: the rarer, the more; of one that no answer has. */
  readonly rarities: ReadonlyMap<string, number>;
  readonly unheard: number;
}

/** How much a word of a question, and one of the answer or a tag says. */
const shares = { question: 3, text: 1 };

const indexes = new WeakMap<readonly Answer[], AnswerIndex>();

/** The answers, prepared once for many questions. */
function answersOf(knowledge: Knowledge): AnswerIndex {
  const { answers } = knowledge.facts;
  const index = indexes.get(answers) ?? indexAnswers(knowledge, answers);
  indexes.set(answers, index);
  return index;
}

function indexAnswers(knowledge: Knowledge, answers: readonly Answer[]): AnswerIndex {
  const counts = new Map<string, Map<number, number>>();
  const wordsOf = (text: string) => readNumberWords(tokenize(text)).flatMap(wordOf);
  const known = new Map<string, readonly string[]>();
  const meanings = (word: string) => {
    const found = known.get(word) ?? meaningsOf(knowledge, word);
    known.set(word, found);
    return found;
  };
  const rarity = (holding: number) =>
    Math.log(1 + (answers.length - holding + 0.5) / (holding + 0.5));
  const lengths = answers.map((answer, at) => {
    let length = 0;
    const note = (texts: readonly string[], share: number) => {
      for (const word of texts.flatMap(wordsOf)) {
        length += share;
        for (const term of [word, ...meanings(word)]) {
          const own = counts.get(term) ?? new Map<number, number>();
          counts.set(term, own.set(at, (own.get(at) ?? 0) + share));
        }
      }
    };
    note([...answer.questionsEn, ...answer.questionsSw], shares.question);
    note([...answer.tags, answer.answerEn, answer.answerSw], shares.text);
    return length;
  });
  return {
    answers,
    counts,
    lengths,
    questions: answers.map(({ questionsEn, questionsSw }) =>
      [...questionsEn, ...questionsSw].map((question) => new Set(wordsOf(question))),
    ),
    standIns: standInsOf(knowledge.facts.synonyms, (word) => [root(word)], root),
    rarities: new Map([...counts].map(([term, { size }]) => [term, rarity(size)])),
    unheard: rarity(0),
  };
}

/** Okapi BM25: how soon a repeated word says nothing more, and how much long texts are held against. */
const saturation = 1.2;
const lengthShare = 0.5;
/** What is said by another word of the same meaning. */
const meaningShare = 0.9;
/** How much being asked in the very words counts beside speaking of the same. */
const wordingShare = 0.4;

/** One word asks nothing by itself. */
const fewestTerms = 2;

/** Best first: answers that speak of what is asked. */
export function searchAnswers(knowledge: Knowledge, message: string): FoundAnswer[] {
  const index = answersOf(knowledge);
  const { answers, questions } = index;
  const asked = termsOf(knowledge, index, message);
  if (asked.length < fewestTerms) return [];
  const all = asked.reduce((sum, { rarity }) => sum + rarity, 0);
  const scores = new Float64Array(answers.length);
  for (const { said } of asked)
    for (const [at, share] of said) scores[at] = (scores[at] ?? 0) + share / all;
  return answers
    .map((answer, at) => {
      const wording = Math.max(...(questions[at] ?? []).map((one) => likeness(index, asked, one)));
      return { answer, fit: (1 - wordingShare) * (scores[at] ?? 0) + wordingShare * wording };
    })
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit);
}

/** A word of a question, how rare it is, and how much each answer says of it. */
interface Term {
  readonly forms: readonly string[];
  readonly rarity: number;
  readonly said: ReadonlyMap<number, number>;
}

function termsOf(knowledge: Knowledge, index: AnswerIndex, message: string): Term[] {
  const terms = new Map<string, Term>();
  for (const token of read(knowledge, message).tokens) {
    const [word] = wordOf(token);
    if (word === undefined || terms.has(word)) continue;
    const kind = knowledge.vocabulary.kindOf(token.text);
    // Where it is asked tells no answer from another.
    if (kind === 'place' || kind === 'village') continue;
    const written = token.written === undefined ? [] : [root(token.written)];
    const forms = [
      ...new Set([
        word,
        ...written,
        ...(index.standIns.get(word) ?? []),
        ...meaningsOf(knowledge, word),
      ]),
    ];
    terms.set(word, termOf(index, forms, 1 + written.length));
  }
  return [...terms.values()];
}

const rarityOf = ({ rarities, unheard }: AnswerIndex, form: string) =>
  rarities.get(form) ?? unheard;

/** The first so many `forms` are the word itself. */
function termOf(index: AnswerIndex, forms: readonly string[], own: number): Term {
  const { counts, lengths } = index;
  const usual = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length);
  const said = new Map<number, number>();
  forms.forEach((form, place) => {
    const share = (place < own ? 1 : meaningShare) * rarityOf(index, form);
    for (const [at, count] of counts.get(form) ?? []) {
      const long = 1 - lengthShare + (lengthShare * (lengths[at] ?? 0)) / usual;
      const value = (share * count) / (count + saturation * long);
      said.set(at, Math.max(said.get(at) ?? 0, value));
    }
  });
  const known = forms.filter((form) => counts.has(form)).map((form) => rarityOf(index, form));
  return { forms, rarity: known.length > 0 ? Math.max(...known) : index.unheard, said };
}

/** How much a question says the same: 1 in the same words. */
function likeness(index: AnswerIndex, asked: readonly Term[], question: ReadonlySet<string>) {
  let [both, all] = [0, 0];
  const found = new Set<string>();
  for (const { forms, rarity } of asked) {
    all += rarity;
    const same = forms.filter((form) => question.has(form));
    if (same.length > 0) both += rarity;
    for (const one of same) found.add(one);
  }
  for (const word of question) if (!found.has(word)) all += rarityOf(index, word);
  return all === 0 ? 0 : both / all;
}

/** A token as questions and answers are compared by it; nothing for one that tells nothing. */
function wordOf({ kind, text }: Token): readonly string[] {
  if (kind === 'number' || kind === 'size') return [text];
  if (kind !== 'word' || askingWords.has(text)) return [];
  const word = root(text);
  return askingWords.has(word) ? [] : [word];
}

/** A word that may be many materials names none. */
const mostTypes = 3;

/** What a word means, whatever its form: the verb of "nikorogee" and "kukoroga", the material of a name. */
function meaningsOf({ phrases }: Knowledge, word: string): string[] {
  const named = phrases.get(stem(word))?.find(({ words }) => words.length === 1);
  const types = named && named.types.length <= mostTypes ? named.types : [];
  return [...types.map((type) => `type ${type}`), ...verbOf(word)];
}

function verbOf(word: string): string[] {
  if (word.length < 5 || !/[aeiou]$/.test(word)) return [];
  const roots = [...swahiliRests(word)].filter((one) => verbRoots.has(one));
  const [longest] = roots.toSorted((one, other) => other.length - one.length);
  return longest ? [`verb ${longest}`] : [];
}
