import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the endpoint was asked. */
export interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

type Behaviour = (reply: StubReply, asked: Asked) => void | Promise<void>;

/** One streamed answer in the form of OpenAI's chat completions. */
export class StubReply {
  readonly raw: ServerResponse;
  #isBegun = false;

  constructor(raw: ServerResponse) {
    this.raw = raw;
  }

  text(content: string): this {
    return this.#chunk({ delta: { content }, finish_reason: null });
  }

  refuse(refusal: string): this {
    return this.#chunk({ delta: { refusal }, finish_reason: null });
  }

  end(finish_reason = 'stop'): void {
    this.#chunk({ delta: {}, finish_reason });
    this.raw.end('data: [DONE]\n\n');
  }

  /** An answer that is none, with this status and body. */
  fail(status: number, body = '{}'): void {
    this.raw.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }

  #chunk(choice: object): this {
    if (!this.#isBegun) this.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    this.#isBegun = true;
    const chunk = { id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] };
    this.raw.write(`data: ${JSON.stringify(chunk)}\n\n`);
    return this;
  }
}

/** A language model's endpoint on this machine, which behaves as its test says. */
export class StubEndpoint {
  /** Everything it was asked, oldest first. */
  readonly asked: Asked[] = [];
  /** Ids of answers whose reader went away before their end. */
  cutOff = 0;
  #behaviour: Behaviour = (reply) => reply.text('Karibu.').end();
  readonly #server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    response.on('close', () => {
      if (!response.writableEnded) this.cutOff += 1;
    });
    request.on('end', () => {
      const asked = JSON.parse(body) as Asked;
      this.asked.push(asked);
      void this.#behaviour(new StubReply(response), asked);
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((started) => this.#server.listen(0, '127.0.0.1', started));
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** Behaves so from now on, and forgets what it was asked. */
  will(behaviour: Behaviour): void {
    this.#behaviour = behaviour;
    this.asked.length = 0;
    this.cutOff = 0;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
