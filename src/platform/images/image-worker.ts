import sharp from 'sharp';
import { answerTasks } from '../threads/answer-tasks.ts';
import type { ImageAnswer, ImageTask } from './images.ts';
import { keepImage, previewInMessage } from './keep.ts';
import { renderAvatar, renderPicture, renderPreview } from './render.ts';

// No picture is worked on twice in a row, and every thread would keep memory of its own.
sharp.cache(false);
sharp.concurrency(1);

answerTasks((task: ImageTask): Promise<ImageAnswer> => {
  switch (task.kind) {
    case 'keep':
      return keepImage(task.bytes, task.type);
    case 'message':
      return previewInMessage(task.bytes);
    case 'picture':
      return renderPicture(task.source, task.width, task.format);
    case 'avatar':
      return renderAvatar(task.source, task.size);
    case 'preview':
      return renderPreview(task.source);
  }
});
