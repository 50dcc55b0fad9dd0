import { setTimeout as delay } from 'node:timers/promises';
import { clearFormerServer } from './postmaster-file.ts';
import { stopServerProcess } from './processes.ts';
import { type LaunchPlan, launchServer, type RunningServer } from './server.ts';

/** A server that is started again, on the same port, whenever it ends without being told to. */
export interface Supervised {
  port: number;
  /** Stops the server, waits for its end and releases what it held; idempotent. */
  stop(): Promise<void>;
}

const restartLimit = 5;
const restartWindowMilliseconds = 60_000;

/**
 * Starts the server and keeps it running.
 *
 * @param release called once, after the server ended for good
 */
export async function supervise(plan: LaunchPlan, release: () => void): Promise<Supervised> {
  let server = await launchServer(plan);
  const { port } = server;
  let restarting = Promise.resolve();
  let stopped: Promise<void> | null = null;
  let restarts: number[] = [];

  const restart = async (): Promise<void> => {
    restarts = [...restarts, Date.now()].filter(
      (time) => time > Date.now() - restartWindowMilliseconds,
    );
    if (restarts.length > restartLimit) {
      plan.log(`PostgreSQL keeps ending and is left stopped; see ${plan.location.logFile}.`);
      return;
    }
    plan.log('PostgreSQL ended unexpectedly; starting it again.');
    try {
      await delay(restarts.length * 100);
      await clearFormerServer(plan.location, plan.log);
      server = await launchServer(plan, async () => port);
      watch(server);
    } catch (error) {
      plan.log(error instanceof Error ? error.message : String(error));
    }
  };
  const watch = (watched: RunningServer): void => {
    const onExit = () => {
      if (stopped === null) restarting = restart();
    };
    // It may have ended between being ready and being watched.
    if (hasEnded(watched)) onExit();
    else watched.child.once('exit', onExit);
  };
  const stop = async (): Promise<void> => {
    await restarting;
    // The id of a child that has ended may be anybody's by now.
    if (!hasEnded(server)) await stopServerProcess(server.pid);
    release();
  };
  watch(server);
  return {
    port,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

function hasEnded({ child }: RunningServer): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
