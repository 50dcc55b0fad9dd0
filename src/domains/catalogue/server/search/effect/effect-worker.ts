import { answerTasks } from '../../../../../platform/threads/answer-tasks.ts';
import { compareReadings } from './compare.ts';

answerTasks(compareReadings);
