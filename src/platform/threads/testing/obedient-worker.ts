import { threadId } from 'node:worker_threads';
import { answerTasks } from '../answer-tasks.ts';

answerTasks((task: string) => {
  if (task === 'throw') throw new Error('as told');
  if (task === 'exit') process.exit(0);
  while (task === 'spin');
  return threadId;
});
