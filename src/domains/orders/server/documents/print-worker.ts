import { renderPdf } from '../../../../platform/pdf.ts';
import { answerTasks } from '../../../../platform/threads/answer-tasks.ts';
import { layOut } from './layout.ts';
import type { PrintTask } from './print.ts';

answerTasks(({ document, printedAt }: PrintTask) => renderPdf(layOut(document, printedAt)));
