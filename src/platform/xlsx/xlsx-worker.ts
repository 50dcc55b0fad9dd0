import { answerTasks } from '../threads/answer-tasks.ts';
import { workbookOf } from './workbook.ts';

answerTasks(workbookOf);
