import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

export interface Server {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a Node program that listens on PORT, and waits until it answers the path. */
export async function startNode(
  args: readonly string[],
  options: { ready: string; env: Record<string, string> },
): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...options.env, PORT: String(port) },
    // Through the channel it notices when this process dies without a word.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilItAnswers(`${origin}${options.ready}`, child);
  } catch (error) {
    await stopChild(child);
    throw error;
  }
  return { origin, pid: child.pid ?? 0, stop: () => stopChild(child) };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** What was started or made, undone in reverse whatever happens. */
export class CleanUp {
  readonly #steps: (() => unknown)[] = [];

  /** Returns the step, to be run earlier; it runs once. */
  add(step: () => unknown): () => Promise<void> {
    let isDone = false;
    const once = async () => {
      if (isDone) return;
      isDone = true;
      await step();
    };
    this.#steps.push(once);
    return once;
  }

  async run(): Promise<void> {
    for (let last = this.#steps.pop(); last; last = this.#steps.pop()) await last();
  }

  /** Also when somebody stops the measurement. */
  onSignals(): void {
    const codes = { SIGINT: 130, SIGTERM: 143 } as const;
    for (const [signal, code] of Object.entries(codes)) {
      process.once(signal, () => void this.run().finally(() => process.exit(code)));
    }
  }
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`);
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
