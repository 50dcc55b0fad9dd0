import { type ChildProcess, fork } from 'node:child_process';
import type { TaskAnswer } from './answer-tasks.ts';
import { type Helper, type PoolLimits, taskPool } from './task-pool.ts';

export interface ProcessLimits extends PoolLimits {
  /** A process that holds more memory than this after a task (resident, MB) is ended. */
  readonly memoryMb: number;
  /** One that had nothing to do for so long is ended. */
  readonly idleMs: number;
}

/** Nothing secret: what runs there reads files of strangers. */
const passedOn = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_FILE'];
/** One arena, and freed memory goes back at once: with more, glibc keeps hundreds of megabytes. */
const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/**
 * Processes beside this one (see taskPool), for native code whose memory does not come back: theirs
 * does, when they end. What crashes there crashes nothing else.
 *
 * @param script a module that calls `answerTasks`
 */
export const processPool = <Task, Value>(script: URL, limits: ProcessLimits) =>
  taskPool(() => helperProcess<Task, Value>(script, limits), limits);

function helperProcess<Task, Value>(
  script: URL,
  { memoryMb, idleMs }: ProcessLimits,
): Helper<Task, Value> {
  const child = start(script);
  let isFit = true;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    isFit = false;
    clearTimeout(idle);
    child.kill('SIGKILL');
  };
  child.on('exit', () => {
    isFit = false;
  });
  // Heard also between tasks: without a listener it would end this process.
  child.on('error', end);
  return {
    send: (task) => child.send(task as object),
    onAnswer({ answered, failed, exited }) {
      const heard = (answer: TaskAnswer<Value>) => {
        if ((answer.residentMb ?? 0) > memoryMb) end();
        answered(answer);
      };
      child.on('message', heard).on('error', failed).on('exit', exited);
      return () => child.off('message', heard).off('error', failed).off('exit', exited);
    },
    isFit: () => isFit,
    keepsProcessUp(whether) {
      clearTimeout(idle);
      if (whether) return hold(child);
      release(child);
      idle = setTimeout(end, idleMs).unref();
    },
    end,
  };
}

function start(script: URL): ChildProcess {
  const env = Object.fromEntries(
    passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  return fork(script, {
    env: { ...env, ...allocator },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
