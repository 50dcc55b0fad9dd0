import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { escapeHtml } from '../../../platform/email-content.ts';
import { type OutboxMessage, readOutbox, readOutboxMessage } from '../../../platform/outbox.ts';
import { AppError } from '../../../shared/errors.ts';
import { isLoopbackName } from '../../../shared/network.ts';

/**
 * The development outbox at /dev/outbox: what this server would have sent, for people who sit at it.
 * Everybody else is told that there is nothing (decision 0007).
 */
export function addOutboxPage(app: FastifyInstance, pool: pg.Pool): void {
  const config = { access: 'public', limit: 'read' } as const;
  const schema = { hide: true };
  app.get('/dev/outbox', { config, schema }, async (request, reply) => {
    refuseStrangers(request);
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page(await readOutbox(pool)));
  });
  app.get<{ Params: { id: string } }>(
    '/dev/outbox/:id',
    { config, schema },
    async (request, reply) => {
      refuseStrangers(request);
      const message = await readOutboxMessage(pool, request.params.id);
      if (!message?.html) throw new AppError(404, 'not_found');
      return reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(message.html);
    },
  );
}

/** Neither page loads or runs anything; their styles are in them. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const forwardingHeader =
  /^(x-forwarded.*|forwarded|x-real-ip|x-client-ip|true-client-ip|cf-.*|via)$/;

/**
 * At this machine, by a name of this machine (so that no other site's name leads here), and with no
 * sign of a proxy in between, which would make strangers look local.
 */
function refuseStrangers(request: FastifyRequest): void {
  const { remoteAddress = '' } = request.socket;
  const name = (request.headers.host ?? '').replace(/:\d+$/, '');
  const isDirect = !Object.keys(request.headers).some((name) => forwardingHeader.test(name));
  if (loopback.test(remoteAddress) && isLoopbackName(name) && isDirect) return;
  throw new AppError(404, 'not_found');
}

function page(messages: readonly OutboxMessage[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Outbox · JengaSoko</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p class="lead">This server has no mail server or SMS gateway, so what it sends is kept here for a day.
Only this machine can read it. Tap a code to select it.</p>
${messages.length > 0 ? messages.map(entry).join('\n') : empty}
</main>
</body>
</html>
`;
}

const empty =
  '<p class="empty">Nothing was sent yet. Sign up, or ask for a new password, and come back.</p>';

function entry(message: OutboxMessage): string {
  const { id, channel, recipient, subject, text, html, createdAt } = message;
  const kind = channel === 'mail' ? 'Mail' : 'SMS';
  const time = createdAt.toISOString();
  return `<article aria-label="${kind} to ${escapeHtml(recipient)}">
<header><b>${kind}</b> to <b>${escapeHtml(recipient)}</b> <time datetime="${time}">${timeInNairobi.format(createdAt)}</time></header>
${subject ? `<h2>${escapeHtml(subject)}</h2>` : ''}
<pre>${withLinksAndCodes(text)}</pre>
${html ? `<a class="look" href="/dev/outbox/${id}">Show as it looks in a mail program</a>` : ''}
</article>`;
}

const timeInNairobi = new Intl.DateTimeFormat('en-KE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Africa/Nairobi',
});

/** Addresses become links, and numbers of six digits are selected whole by one tap. */
function withLinksAndCodes(text: string): string {
  return text
    .split(/(https?:\/\/\S+|\b\d{6}\b)/)
    .map((part, i) => {
      const escaped = escapeHtml(part);
      if (i % 2 === 0) return escaped;
      return /^\d/.test(part) ? `<code>${escaped}</code>` : `<a href="${escaped}">${escaped}</a>`;
    })
    .join('');
}

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 44rem; margin: 0 auto; padding: 1rem; }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: .25rem 0 0; font-size: 1.1rem; }
.lead, .empty { margin: .25rem 0 1rem; }
article { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px solid #8886; border-top: 4px solid #8a3b22; border-radius: 6px; }
header { overflow-wrap: anywhere; }
time { display: block; font-size: .875rem; opacity: .8; }
pre { margin: .5rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: light-dark(#8a3b22, #f0a088); display: inline-block; padding-block: .6rem; }
code { display: inline-block; padding: .4rem .6rem; border: 1px dashed; border-radius: 4px; font: 700 1.25rem/1.5 ui-monospace, monospace; user-select: all; }
`;
