/**
 * The one list of toasts, outside React, so that an API helper can report as well as a component.
 */

export const toastLimit = 1;
/** How long a toast is shown, in ms. */
export const toastDuration = 5_000;
/** How long the record of a dismissed toast is kept, in ms. It is out of sight long before. */
export const TOAST_REMOVE_DELAY = 1_000_000;
/** How far to the right a toast is swiped to dismiss it, in px. */
export const toastSwipeThreshold = 50;
export const toastHotkey = 'F8';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface ToastInput {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: 'default' | 'destructive' | undefined;
  readonly action?: ToastAction | undefined;
  /** Of a notification: the path of the page that shows it anyway. */
  readonly seenAt?: string | undefined;
}

export interface ToastRecord extends ToastInput {
  readonly id: string;
  readonly open: boolean;
  /** Nobody asked for it: it gives way to newer notifications. */
  readonly isNotification: boolean;
}

export interface ToastStore {
  /** Shows a toast in place of the one before it; answers its id. */
  show(input: ToastInput): string;
  /**
   * Shows what nobody asked for, at once in place of an older notification. It must not take the place of the answer
   * to what the person just did: then it waits, and of several that wait only the newest is shown.
   */
  showNotification(input: ToastInput): void;
  /** Takes away notifications that the page at this path shows. */
  dropNotificationsOf(path: string): void;
  /** Takes a toast out of sight; its record follows after TOAST_REMOVE_DELAY. */
  dismiss(id: string): void;
  /** Said by who draws it: the toast stands in the page now. */
  markShown(id: string): void;
  /** Calls back once the toast stands in the page, at once where it does; answers how to stop that. */
  whenShown(id: string, callback: () => void): () => void;
  subscribe(listener: () => void): () => void;
  /** The same array until something changes, newest first. */
  snapshot(): readonly ToastRecord[];
}

export function createToastStore(): ToastStore {
  let toasts: readonly ToastRecord[] = [];
  let waiting: ToastInput | undefined;
  let lastId = 0;
  let shownId: string | null = null;
  const listeners = new Set<() => void>();
  const awaited = new Map<string, () => void>();

  const set = (next: readonly ToastRecord[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const removals = createRemovals((id) => set(toasts.filter((toast) => toast.id !== id)));

  const add = (input: ToastInput, isNotification: boolean) => {
    lastId += 1;
    const id = `toast-${lastId}`;
    set([{ ...input, id, open: true, isNotification }, ...toasts].slice(0, toastLimit));
    removals.keepOnly(toasts);
    return id;
  };

  const dismiss = (id: string) => {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    removals.plan(id);
    const next = waiting;
    waiting = undefined;
    if (next) add(next, true);
  };

  return {
    show: (input) => add(input, false),
    showNotification(input) {
      if (toasts.some(({ open, isNotification }) => open && !isNotification)) waiting = input;
      else add(input, true);
    },
    dropNotificationsOf(path) {
      if (waiting?.seenAt === path) waiting = undefined;
      for (const { id, isNotification, seenAt } of toasts)
        if (isNotification && seenAt === path) dismiss(id);
    },
    dismiss,
    markShown(id) {
      shownId = id;
      const callback = awaited.get(id);
      awaited.delete(id);
      callback?.();
    },
    whenShown(id, callback) {
      if (id === shownId) callback();
      else awaited.set(id, callback);
      return () => awaited.delete(id);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => toasts,
  };
}

/** When the records of dismissed toasts go. */
function createRemovals(remove: (id: string) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    plan(id: string) {
      const go = () => {
        timers.delete(id);
        remove(id);
      };
      timers.set(id, setTimeout(go, TOAST_REMOVE_DELAY));
    },
    keepOnly(toasts: readonly ToastRecord[]) {
      for (const [id, timer] of timers) {
        if (toasts.some((toast) => toast.id === id)) continue;
        clearTimeout(timer);
        timers.delete(id);
      }
    },
  };
}

export const toastStore = createToastStore();

/** Shows a toast. In the browser only: on the server nobody would see it. */
export function toast(input: ToastInput): string {
  return toastStore.show(input);
}

/** Shows a notification from elsewhere as a toast, after an answer that is in sight. In the browser only. */
export function notificationToast(input: ToastInput): void {
  toastStore.showNotification(input);
}
