import { useEffect, useRef } from 'react';
import { live } from './live.ts';
import type { Frame } from './live-socket.ts';
import { throttle } from './throttle.ts';

/** What the server tells pages of RFQs and orders, with the id of what changed. */
export const rfqEventTypes = ['quotation_received', 'rfq_updated'] as const;
export const orderEventTypes = ['order_updated'] as const;
export const allEventTypes = [...rfqEventTypes, ...orderEventTypes] as const;
type InvalidationEvent = (typeof rfqEventTypes)[number] | (typeof orderEventTypes)[number];

/** Several come at once, e.g. the orders of one award. */
const refreshMs = 1_000;

/** Whether an event concerns this RFQ or order; without an id every one does. */
export const isAbout = ({ rfqId, orderId }: Frame, id: string | undefined): boolean =>
  id === undefined || rfqId === id || orderId === id;

/**
 * Reads what a page shows again when an event says that it changed.
 *
 * @param id of the RFQ or order that the page shows; without one every event of these types counts
 */
export function useInvalidation(
  types: readonly InvalidationEvent[],
  refresh: () => unknown,
  id?: string,
): void {
  const newest = useRef(refresh);
  useEffect(() => {
    newest.current = refresh;
  });
  useEffect(() => {
    const later = throttle(refreshMs, () => newest.current());
    const hear = (frame: Frame) => isAbout(frame, id) && later.run();
    const stops = [later.stop, ...types.map((type) => live.on(type, hear))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [types, id]);
}
