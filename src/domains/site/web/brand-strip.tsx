import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';

/**
 * The brand names on a slow belt. It stops by its button, under the pointer and with the focus, and
 * stands still where the system asks for less motion. The second round is there for the eye only.
 */
export function BrandStrip({ brands }: { brands: readonly string[] }) {
  const t = useTexts('site');
  const [isPaused, setPaused] = useState(false);
  return (
    <section className="border-line border-y bg-surface-sunken py-6 md:py-8">
      <Container className="flex items-center justify-between gap-4">
        <h2 className="text-xl md:text-2xl">{t.brandsTitle}</h2>
        <IconButton
          className="brand-belt-button"
          label={isPaused ? t.brandsPlay : t.brandsPause}
          icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          onClick={() => setPaused(!isPaused)}
        />
      </Container>
      <div className="brand-belt" data-paused={isPaused || undefined}>
        <BrandRow brands={brands} />
        <BrandRow brands={brands} isCopy />
      </div>
    </section>
  );
}

function BrandRow({ brands, isCopy }: { brands: readonly string[]; isCopy?: boolean }) {
  return (
    <ul className="brand-row" aria-hidden={isCopy}>
      {brands.map((brand) => (
        <li key={brand} className="brand-name">
          {brand}
        </li>
      ))}
    </ul>
  );
}
