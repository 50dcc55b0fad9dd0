import { answerTasks } from '../answer-tasks.ts';

const kept: Buffer[] = [];

answerTasks((task: string) => {
  if (task === 'throw') throw new Error('as told');
  if (task === 'crash') process.kill(process.pid, 'SIGSEGV');
  if (task === 'fill') kept.push(Buffer.alloc(200 * 1_048_576, 1));
  while (task === 'spin');
  return { pid: process.pid, secret: process.env.SESSION_SECRET ?? null };
});
