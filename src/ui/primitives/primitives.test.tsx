import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../messages.tsx';
import { initialsOf } from './avatar.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Picture, sourceSet } from './picture.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { Rating } from './rating.tsx';
import { tabAfterKey } from './tabs.tsx';
import { tooltipDelayMs } from './tooltip.tsx';

const render = (element: ReactNode) =>
  renderToStaticMarkup(
    <MessagesProvider language="en" readTexts={readFrom(en)}>
      {element}
    </MessagesProvider>,
  );

const media = { url: '/media/abc/960.webp', thumb: '/media/abc/320.webp', width: 960, height: 720 };
const ignore = () => undefined;

describe('Picture', () => {
  it('offers every width as AVIF and WebP, and reserves its room', () => {
    const html = render(<Picture media={media} alt="Cement" sizes="50vw" />);
    expect(sourceSet(media.url, 'avif')).toBe(
      '/media/abc/160.avif 160w, /media/abc/320.avif 320w, /media/abc/640.avif 640w, /media/abc/960.avif 960w',
    );
    expect(html).toMatch(/type="image\/avif".*type="image\/webp".*<img/);
    expect(html).toContain('width="960" height="720"');
    expect(html).toContain('loading="lazy"');
  });

  it('loads the eager picture first', () => {
    const html = render(<Picture media={media} alt="Cement" sizes="50vw" eager />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('loading="lazy"');
  });

  it('takes an address without other widths as it is', () => {
    const html = render(
      <Picture media={{ ...media, url: 'data:image/webp;base64,AA' }} alt="New" sizes="50vw" />,
    );
    expect(html).not.toContain('<source');
  });

  it('draws a named crate where there is no picture', () => {
    expect(render(<Picture media={null} alt="Cement" sizes="50vw" />)).toMatch(
      /<img src="[^"]+" alt="Cement"/,
    );
  });
});

describe('Field', () => {
  it('ties label, hint and error to the control', () => {
    const html = render(
      <Field label="Price" hint="With VAT" error="Price is required" required>
        {(control) => <Input {...control} />}
      </Field>,
    );
    const id = /for="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`id="${id}" aria-describedby="${id}-error ${id}-hint"`);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-required="true"');
    expect(html).toContain(`id="${id}-error"`);
  });

  it('says nothing of errors while all is well', () => {
    const html = render(<Field label="Price">{(control) => <Input {...control} />}</Field>);
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('role="alert"');
  });
});

describe('QuantityStepper', () => {
  const buttonsAt = (value: number) => {
    const html = render(
      <QuantityStepper label="Quantity" value={value} min={5} max={8} onChange={ignore} />,
    );
    return {
      decrease: /<button[^>]*aria-label="Decrease"[^>]*>/.exec(html)?.[0] ?? '',
      increase: /<button[^>]*aria-label="Increase"[^>]*>/.exec(html)?.[0] ?? '',
    };
  };

  it('VAL-11 the decrease button is disabled at the minimum', () => {
    expect(buttonsAt(5).decrease).toContain('disabled');
    expect(buttonsAt(5).increase).not.toContain('disabled');
  });

  it('VAL-12 the increase button is disabled at the maximum', () => {
    expect(buttonsAt(8).increase).toContain('disabled');
    expect(buttonsAt(8).decrease).not.toContain('disabled');
  });
});

describe('Button', () => {
  it('takes no press while its action is under way', () => {
    const html = render(<Button pending>Adding...</Button>);
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*aria-busy="true"/);
    expect(html).toContain('type="button"');
  });
});

describe('Rating', () => {
  it('shows one decimal and the number of reviews', () => {
    const html = render(<Rating average={4.78} count={124} />);
    expect(html).toContain('aria-label="4.8 out of 5"');
    expect(html).toContain('(124 reviews)');
  });

  it('says so when nobody has judged yet', () => {
    expect(render(<Rating average={null} count={0} />)).toContain('No reviews yet');
  });
});

describe('small rules', () => {
  it('initials are of both names, or U without any', () => {
    expect(initialsOf('wanjiku', 'kamau')).toBe('WK');
    expect(initialsOf(null, ' Otieno')).toBe('O');
    expect(initialsOf('', undefined)).toBe('U');
  });

  it('CONST-16 the tooltip delay is 700 ms', () => {
    expect(tooltipDelayMs).toBe(700);
  });

  it('arrow keys go round the tabs, Home and End to their ends', () => {
    expect(tabAfterKey('ArrowRight', 2, 3)).toBe(0);
    expect(tabAfterKey('ArrowLeft', 0, 3)).toBe(2);
    expect(tabAfterKey('Home', 2, 3)).toBe(0);
    expect(tabAfterKey('End', 0, 3)).toBe(2);
    expect(tabAfterKey('Enter', 1, 3)).toBeNull();
  });

  it('a closed dialog leaves nothing in the page', () => {
    const html = render(
      <Dialog open={false} onOpenChange={ignore} title="Request a quote">
        Body
      </Dialog>,
    );
    expect(html).toBe('');
  });
});
