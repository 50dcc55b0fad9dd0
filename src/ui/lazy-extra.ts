import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * A component that the page can do without, loaded when it is first shown, within a Suspense. Where its
 * code cannot be loaded there is nothing in its place, and the page around it stays.
 */
export function lazyExtra<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Nothing })));
}
