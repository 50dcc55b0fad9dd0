import { type ToastInput, toast, toastStore } from './store.ts';

/** How long a toast is read before another page comes, in ms. */
const readingMs = 500;
/** How long a toast may take to stand in the page, in ms: nobody is kept by one that does not come. */
const longestWaitMs = 1_500;

/**
 * Shows a toast, and goes on once it could be read: the time runs from when it stands in the page, since
 * its code may be on a slow line.
 *
 * @param readMs how long it is read, in ms
 * @returns how to stop going on
 */
export function toastThen(input: ToastInput, goOn: () => void, readMs = readingMs): () => void {
  const id = toast(input);
  let timer = setTimeout(goOn, longestWaitMs + readMs);
  const forget = toastStore.whenShown(id, () => {
    clearTimeout(timer);
    timer = setTimeout(goOn, readMs);
  });
  return () => {
    forget();
    clearTimeout(timer);
  };
}
