/** Runs at once, then at most once in `ms`, and a last time after the last call. */
export function throttle(ms: number, work: () => unknown) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const pause = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!isDue) return;
      isDue = false;
      work();
      pause();
    }, ms);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    isDue = false;
  };
  return {
    run() {
      if (timer !== undefined) {
        isDue = true;
        return;
      }
      work();
      pause();
    },
    /** Does at once what is due, and stops. */
    finish() {
      if (isDue) work();
      stop();
    },
    stop,
  };
}
