import { renderPdf } from '../../../../platform/pdf.ts';
import { answerTasks } from '../../../../platform/threads/answer-tasks.ts';
import { layOut } from './paper.ts';
import type { PrintTask } from './print.ts';

answerTasks(({ paper, printedAt }: PrintTask) => renderPdf(layOut(paper, printedAt)));
