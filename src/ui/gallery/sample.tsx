import type { ReactNode } from 'react';

/** A named row of samples. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-line border-t pt-4" aria-label={name}>
      <h2 className="mb-4 text-base text-brand">{name}</h2>
      <div className="flex flex-wrap items-start gap-4 *:min-w-0">{children}</div>
    </section>
  );
}
