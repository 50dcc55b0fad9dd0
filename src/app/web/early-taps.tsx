import { useContext } from 'react';
import { ServerScripts } from './page-scripts.tsx';

/**
 * Keeps what is pressed or typed before the page's scripts run, and does it again once they do, in sequence. The
 * browser would send a form to the page's own address, where nothing takes it; of all else nothing would come, and
 * React would empty the fields. What is still without its handlers lacks the properties that React keeps at each
 * element. What works without scripts is left alone.
 */
const code = `(() => {
  const kept = new Map();
  const isLive = (element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  // One after the other, so that each finds the page as the one before has left it.
  const again = () => {
    const [[element, act]] = kept;
    if (isLive(element) || !element.isConnected) {
      kept.delete(element);
      if (element.isConnected) act();
    }
    if (kept.size > 0) setTimeout(again, 50);
  };
  const keep = (element, act) => {
    if (kept.size === 0) setTimeout(again, 50);
    kept.set(element, act);
  };
  const isNative = (element) => {
    const form = element.form ?? element.closest('form');
    return isLive(element) || (form?.method === 'get' && form.hasAttribute('action'));
  };
  addEventListener('click', (event) => {
    const element = event.target.closest('button, label, [type=radio], [type=checkbox]');
    if (!element || isNative(element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(element, () => element.click());
  }, true);
  addEventListener('input', ({ target }) => {
    if (!('value' in target) || isNative(target)) return;
    const { value } = target;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value');
    keep(target, () => {
      set.call(target, value);
      for (const name of ['input', 'change']) {
        target.dispatchEvent(new Event(name, { bubbles: true }));
      }
    });
  }, true);
})();`;

/** Stands before everything that can be pressed. */
export function EarlyTaps() {
  const server = useContext(ServerScripts);
  const __html = import.meta.env.SSR ? code : '';
  return (
    <script
      nonce={server?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own script
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
