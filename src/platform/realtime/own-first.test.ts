import { expect, it } from 'vitest';
import type { Bus, Delivery, Subscriber } from './bus.ts';
import { ownFirst } from './own-first.ts';

/** A carrier that takes its time: what was published goes round when it is told to. */
function slowCarrier() {
  const subscribers = new Set<Subscriber>();
  const onTheWay: string[] = [];
  const bus: Bus = {
    publish: async (deliveries) => void onTheWay.push(JSON.stringify(deliveries)),
    async subscribe(subscriber) {
      subscribers.add(subscriber);
      return async () => void subscribers.delete(subscriber);
    },
    close: async () => undefined,
  };
  const goRound = () => {
    for (const json of onTheWay.splice(0)) {
      for (const { onDeliveries } of subscribers) onDeliveries(JSON.parse(json) as Delivery[]);
    }
  };
  return { bus, goRound };
}

/** What a process gives to its sockets. */
async function processOn(bus: Bus) {
  const seen: string[] = [];
  const stop = await bus.subscribe({
    onDeliveries: (deliveries) => void seen.push(...deliveries.map(({ frame }) => frame.type)),
    onGap: () => undefined,
  });
  return { seen, stop };
}

const news = (type: string): Delivery[] => [{ to: 'juma', frame: { type } }];

it('gives frames to the sockets here at once, to those of others by the carrier, each once and in order', async () => {
  const carrier = slowCarrier();
  const [one, other] = [ownFirst(carrier.bus), ownFirst(carrier.bus)];
  const [here, there] = [await processOn(one), await processOn(other)];
  await one.publish(news('first'));
  await one.publish(news('second'));
  expect([here.seen, there.seen]).toEqual([['first', 'second'], []]);
  carrier.goRound();
  await other.publish(news('third'));
  carrier.goRound();
  for (const { seen } of [here, there]) expect(seen).toEqual(['first', 'second', 'third']);
});

it('gives nothing to who has left', async () => {
  const carrier = slowCarrier();
  const bus = ownFirst(carrier.bus);
  const { seen, stop } = await processOn(bus);
  await stop();
  await bus.publish(news('late'));
  carrier.goRound();
  expect(seen).toEqual([]);
});
