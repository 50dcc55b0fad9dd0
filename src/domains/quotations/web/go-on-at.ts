/** Into view and under the keyboard, wherever the page was scrolled to. */
export function goOnAt(heading: HTMLElement | null, block: ScrollLogicalPosition): void {
  heading?.scrollIntoView({ block });
  heading?.focus({ preventScroll: true });
}
