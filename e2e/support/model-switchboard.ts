import { createServer, request } from 'node:http';

/**
 * The address of the language model that the journeys' server is set up with. Nobody speaks there of his
 * own: what is asked goes on to the journey whose words it holds, and else is refused, so that the rules
 * answer. A server that already runs takes part with ASSISTANT_LLM_BASE_URL=<modelUrl>.
 */
const port = Number(process.env.E2E_PORT ?? 4173) + 1;
const home = `http://127.0.0.1:${port}`;
export const modelUrl = `${home}/v1`;

/** Has questions that hold `words` answered by `url` from now on. */
export async function connectModel(words: string, url: string): Promise<void> {
  await fetch(`${home}/connect`, { method: 'POST', body: JSON.stringify({ words, url }) });
}

const refusal = {
  id: 'x',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta: { refusal: 'Not now.' }, finish_reason: 'stop' }],
};

/** Opens the switchboard for all journeys; what it returns closes it. */
export default async function openSwitchboard(): Promise<() => Promise<void>> {
  const journeys = new Map<string, string>();
  const server = createServer((asked, answer) => {
    let body = '';
    asked.on('data', (part) => {
      body += part;
    });
    asked.on('end', () => {
      if (asked.url === '/connect') {
        const { words, url } = JSON.parse(body) as { words: string; url: string };
        journeys.set(words, url);
        answer.end();
        return;
      }
      const url = [...journeys].find(([words]) => body.includes(words))?.[1];
      if (!url) {
        answer.writeHead(200, { 'content-type': 'text/event-stream' });
        answer.end(`data: ${JSON.stringify(refusal)}\n\ndata: [DONE]\n\n`);
        return;
      }
      const { method, headers } = asked;
      const onward = request(`${url}/chat/completions`, { method, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.on('error', () => answer.destroy());
        reply.pipe(answer);
      });
      // Who breaks off on one side breaks off on the other.
      onward.on('error', () => answer.destroy());
      answer.on('close', () => onward.destroy());
      onward.end(body);
    });
  });
  await new Promise<void>((opened) => server.listen(port, '127.0.0.1', opened));
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}
