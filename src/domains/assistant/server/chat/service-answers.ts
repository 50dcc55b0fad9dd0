import { fill } from '../../../../messages/index.ts';
import type { ChatLink } from '../../schema.ts';
import { wordsIn } from '../../understanding/quote-questions.ts';
import { lineOf } from '../../understanding/read-line.ts';
import type { ServiceTopic } from '../../understanding/service.ts';
import type { Db } from '../deps.ts';
import { selectNewestOrders } from '../queries/own-orders.ts';
import type { OwnRfq } from '../queries/own-rfqs.ts';
import type { Said, Turn } from './turn.ts';

const shown = 3;

type PageOf = 'contact' | 'settings' | 'messages' | 'orders' | 'verification' | 'profile';
const hrefs: Readonly<Record<PageOf, string>> = {
  contact: '/#contact',
  settings: '/settings',
  messages: '/messages',
  orders: '/orders',
  verification: '/settings/verification',
  profile: '/profile',
};

type Told = Exclude<ServiceTopic, 'endRequest' | 'repeat' | 'sellersThere'>;
/** Where it is done what a topic is about. */
const pages: Readonly<Partial<Record<Told, readonly PageOf[]>>> = {
  report: ['messages', 'contact'],
  contacts: ['messages'],
  payment: ['orders', 'contact'],
  returns: ['orders', 'contact'],
  credit: ['verification', 'contact'],
  trust: ['contact'],
  unhappy: ['contact'],
  reachUs: ['contact'],
  hours: ['contact'],
  human: ['contact'],
  selling: ['verification', 'contact'],
  password: ['settings'],
  account: ['profile'],
  details: ['profile', 'settings'],
};

/** The answer to a question on the service: what is so, and where it is done. */
export async function serviceAnswer(deps: Db, turn: Turn, topic: ServiceTopic): Promise<Said> {
  const { copy } = turn;
  if (topic === 'endRequest') return endingAnswer(turn);
  if (topic === 'repeat') return repeatAnswer(deps, turn);
  if (topic === 'sellersThere') return sellersAnswer(turn);
  const links = pages[topic]?.map((page) => ({ label: copy.links[page], href: hrefs[page] }));
  return { response: copy.service[topic], ...(links ? { links } : {}) };
}

function sellersAnswer({ copy, understanding }: Turn): Said {
  const { county = '', town = null } = understanding.place ?? {};
  const href = `/products?${new URLSearchParams({ county })}`;
  return {
    response: fill(copy.service.sellersThere, { place: town ?? county }),
    links: [{ label: fill(copy.links.productsIn, { place: county }), href }],
  };
}

/** The caller's own requests: those that the message names, else all, the newest first. */
export async function namedRequests(
  turn: Turn,
  keep: (rfq: OwnRfq) => boolean = () => true,
): Promise<readonly OwnRfq[]> {
  const rfqs = (await turn.ownRfqs()).filter(keep);
  const names = turn.understanding.items.map((item) => lineOf(turn.knowledge, item).name);
  const said = new Set([...turn.parsed.words, ...wordsIn(names.join(' '))]);
  const named = rfqs.filter(({ title }) =>
    wordsIn(title.toLowerCase()).some((word) => word.length > 3 && said.has(word)),
  );
  return named.length > 0 ? named : rfqs;
}

const linkTo = ({ id, title }: OwnRfq): ChatLink => ({ label: title, href: `/rfqs/${id}` });

async function endingAnswer(turn: Turn): Promise<Said> {
  const open = await namedRequests(turn, ({ status }) => status === 'open');
  const links = open.slice(0, shown).map(linkTo);
  const { endRequest, nothingOpen } = turn.copy.service;
  return links.length > 0 ? { response: endRequest, links } : { response: nothingOpen };
}

/** The last order, else the last request, to be looked at and asked for anew. */
async function repeatAnswer(deps: Db, { actor, copy, ownRfqs }: Turn): Promise<Said> {
  const [order] = await selectNewestOrders(deps.db, actor.id, 1);
  if (order) {
    const link = { label: order.number, href: `/orders/${order.id}` };
    return { response: fill(copy.service.repeat, { what: order.number }), links: [link] };
  }
  const [rfq] = await ownRfqs();
  if (!rfq) return { response: copy.service.nothingBefore };
  return { response: fill(copy.service.repeat, { what: rfq.title }), links: [linkTo(rfq)] };
}
