import { type ComponentType, lazy } from 'react';
import { lazyPart, useLastingPart } from './lazy-part.ts';

const Nothing = () => null;

/**
 * A component that the page can do without for a while, loaded when it is first shown, within a
 * Suspense; the server renders it with the page. Where its code cannot be loaded the page around it
 * stays, `Waiting` is in its place, and it is tried again until it comes.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting: ComponentType = Nothing,
) {
  const part = lazyPart<Props>(async () => (await load()).default);
  function Late(props: Props) {
    const Part = useLastingPart(part);
    return Part ? <Part {...props} /> : <Waiting />;
  }
  return lazy<ComponentType<Props>>(() =>
    load().catch((error: unknown) => {
      // For who looks: a script that breaks when it is run looks like a network that is gone.
      console.info('Part of the page could not be loaded', error);
      return { default: Late };
    }),
  );
}
