import { type ChildProcess, spawn } from 'node:child_process';

export interface Server {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a Node program that listens on the port, and waits until it answers the path. */
export async function startNode(
  args: readonly string[],
  options: { port: number; ready: string; env?: Record<string, string> },
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${options.port}`;
  await untilItAnswers(`${origin}${options.ready}`, child);
  return { origin, stop: () => stopChild(child) };
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
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
