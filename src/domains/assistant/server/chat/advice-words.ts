import { fill } from '../../../../messages/index.ts';
import { nameOfSupplier } from '../../../accounts/name-rules.ts';
import type { Answer } from '../../../materials/schema.ts';
import type { Advice } from '../../knowledge/advice.ts';
import type { ChatLink } from '../../schema.ts';
import type { Problem } from '../../understanding/problems.ts';
import { consultOn } from '../consult.ts';
import type { Db } from '../deps.ts';
import {
  type OwnOrder,
  selectNewestOrders,
  selectOrdersByNumber,
  selectOrdersOf,
} from '../queries/own-orders.ts';
import { suppliersAnswer } from './answer.ts';
import { ordersPath } from './own-orders.ts';
import type { Said, Turn } from './turn.ts';

/** What to do about a problem, the answer to a question, or that there is none. */
export async function adviceAnswer(deps: Db, turn: Turn, advice: Advice): Promise<Said> {
  switch (advice.kind) {
    case 'problem':
      return problemAnswer(deps, turn, advice.problem);
    case 'answer':
      return { response: textOf(turn, advice.answer), ...leadsOf(turn, advice.answer) };
    default:
      return unknownAnswer(deps, turn, advice.nearest);
  }
}

const textOf = ({ language }: Turn, { answerEn, answerSw }: Answer) =>
  language === 'sw' ? answerSw : answerEn;

/** Where it is from, and the page that leads on. */
function leadsOf({ copy: { advice } }: Turn, { sourceTitle, sourceUrl, link }: Answer) {
  return {
    source: { label: fill(advice.source, { title: sourceTitle }), href: sourceUrl || null },
    ...(link ? { links: [{ label: advice.leadsOn, href: link }] } : {}),
  };
}

/** What is named is shown all the same: its suppliers may know. */
async function unknownAnswer(deps: Db, turn: Turn, nearest: readonly Answer[]): Promise<Said> {
  const { copy, language, understanding, now } = turn;
  const { advice } = copy;
  const { matches } = await consultOn(deps.db, understanding, now);
  const found = matches ? suppliersAnswer(matches, copy) : [];
  const suggestions = nearest.flatMap(({ questionsEn, questionsSw }) =>
    (language === 'sw' ? questionsSw : questionsEn).slice(0, 1),
  );
  return {
    response: `${advice.unknown} ${advice.nearest}`,
    suggestions,
    ...(found.length > 0 ? { supplierMatches: { matches: found } } : {}),
  };
}

/** What to do is said by the answer of this key, so that there is one text for it. */
const answerTo: Readonly<Record<Problem, string>> = {
  damaged: 'order-damaged',
  fake: 'order-fake',
  late: 'order-late',
  refund: 'pay-refund',
  short: 'order-short',
  silent: 'supplier-silent',
  unpaid: 'pay-not-shown',
  wrong: 'order-wrong',
};
/** What no dispute is opened about at first. */
const ofMoney: ReadonlySet<Problem> = new Set(['refund', 'unpaid']);
const mostOrders = 3;

async function problemAnswer(deps: Db, turn: Turn, problem: Problem): Promise<Said> {
  const { copy, knowledge } = turn;
  const orders = await ordersOf(deps, turn, problem);
  const todo = knowledge.facts.answers.find(({ key }) => key === answerTo[problem]);
  const [first, ...others] = orders;
  const opening = !first
    ? copy.advice.noOrder
    : others.length === 0
      ? fill(copy.advice.ofOrder, { number: first.number, supplier: nameIn(turn, first) })
      : copy.advice.which;
  const contact = { label: copy.links.contact, href: '/#contact' };
  const links = !first
    ? [contact]
    : others.length === 0
      ? linksOf(turn, first, problem)
      : orders.map((order) => openingOf(turn, order, problem));
  return {
    response: [opening, ...(todo ? [textOf(turn, todo)] : [])].join('\n'),
    links,
  };
}

/** Those that are named, else those with what is spoken of in them, else the newest. */
async function ordersOf({ db }: Db, turn: Turn, problem: Problem): Promise<readonly OwnOrder[]> {
  const { actor, orders, understanding } = turn;
  if (orders.numbers.length > 0) return selectOrdersByNumber(db, actor.id, orders.numbers);
  const types = understanding.items.flatMap((item) => item.types);
  const found = await selectOrdersOf(db, actor.id, types, mostOrders);
  const newest = found.length > 0 ? found : await selectNewestOrders(db, actor.id, mostOrders);
  return newest.filter(({ status }) => status !== 'cancelled' || problem === 'refund');
}

const nameIn = ({ copy }: Turn, { supplierName }: OwnOrder) =>
  nameOfSupplier(supplierName, copy.quotes.unnamedSupplier);

/** The page of the order, where a dispute can be opened there. */
function openingOf({ copy }: Turn, { id, number }: OwnOrder, problem: Problem): ChatLink {
  const page = `${ordersPath}/${id}`;
  return ofMoney.has(problem)
    ? { label: fill(copy.advice.open, { number }), href: page }
    : { label: fill(copy.advice.dispute, { number }), href: `${page}#disputes` };
}

function linksOf(turn: Turn, order: OwnOrder, problem: Problem): ChatLink[] {
  const message = {
    label: fill(turn.copy.advice.message, { supplier: nameIn(turn, order) }),
    href: `/messages/${order.supplierId}`,
  };
  const opening = openingOf(turn, order, problem);
  return problem === 'silent' ? [message, opening] : [opening, message];
}
