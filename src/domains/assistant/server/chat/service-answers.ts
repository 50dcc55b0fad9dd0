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

/** The answer to a question on the service: what is so, and where it is done. */
export async function serviceAnswer(deps: Db, turn: Turn, topic: ServiceTopic): Promise<Said> {
  const { copy, understanding } = turn;
  const { links } = copy;
  const contact = { label: links.contact, href: '/#contact' };
  const settings = { label: links.settings, href: '/settings' };
  const profile = { label: links.profile, href: '/profile' };
  switch (topic) {
    case 'endRequest':
      return endingAnswer(turn);
    case 'repeat':
      return repeatAnswer(deps, turn);
    case 'report':
      return {
        response: copy.service.report,
        links: [{ label: links.messages, href: '/messages' }, contact],
      };
    case 'contacts':
      return {
        response: copy.service.contacts,
        links: [{ label: links.messages, href: '/messages' }],
      };
    case 'payment':
      return {
        response: copy.service.payment,
        links: [{ label: links.orders, href: '/orders' }, contact],
      };
    case 'returns':
      return {
        response: copy.service.returns,
        links: [{ label: links.orders, href: '/orders' }, contact],
      };
    case 'credit':
      return {
        response: copy.service.credit,
        links: [{ label: links.verification, href: '/settings/verification' }, contact],
      };
    case 'trust':
    case 'unhappy':
    case 'reachUs':
    case 'hours':
    case 'human':
      return { response: copy.service[topic], links: [contact] };
    case 'selling':
      return {
        response: copy.service.selling,
        links: [{ label: links.verification, href: '/settings/verification' }, contact],
      };
    case 'password':
      return { response: copy.service.password, links: [settings] };
    case 'account':
      return { response: copy.service.account, links: [profile] };
    case 'details':
      return { response: copy.service.details, links: [profile, settings] };
    case 'sellersThere': {
      const { county = '', town = null } = understanding.place ?? {};
      const place = town ?? county;
      const href = `/products?${new URLSearchParams({ county })}`;
      return {
        response: fill(copy.service.sellersThere, { place }),
        links: [{ label: fill(links.productsIn, { place: county }), href }],
      };
    }
    default:
      return { response: copy.service[topic] };
  }
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
