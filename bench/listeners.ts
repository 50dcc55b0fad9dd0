import { monitorEventLoopDelay } from 'node:perf_hooks';
import { WebSocket } from 'ws';

/**
 * The receiving ends of the socket bench, in a process of their own: who sends and takes the time must
 * not wait behind ten thousand sockets.
 */

export type Order =
  | { readonly type: 'open'; readonly urls: readonly string[] }
  | { readonly type: 'measure' };
export type Report =
  | { readonly type: 'opened'; readonly count: number }
  /** @param at nanoseconds of the machine's clock, as text */
  | { readonly type: 'arrived'; readonly content: string; readonly at: string }
  /** How late this process was by itself at most, in all but 1 % of the time; milliseconds. */
  | { readonly type: 'delay'; readonly p99: number };

const say = (report: Report) => process.send?.(report);
const delay = monitorEventLoopDelay({ resolution: 5 });

function open(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.once('open', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('message', (data) => {
      const at = process.hrtime.bigint();
      const frame = JSON.parse(String(data)) as { type: string; message?: { content: string } };
      if (frame.type !== 'new_message' || !frame.message) return;
      say({ type: 'arrived', content: frame.message.content, at: String(at) });
    });
  });
}

process.on('message', async (order: Order) => {
  if (order.type === 'open') {
    const opened = await Promise.all(order.urls.map(open));
    say({ type: 'opened', count: opened.filter(Boolean).length });
    delay.enable();
    delay.reset();
  } else {
    say({ type: 'delay', p99: Math.max(0, delay.percentile(99) / 1e6 - 5) });
  }
});
process.on('disconnect', () => process.exit());
