import { Logo, LogoMark } from '../icons/logo.tsx';
import { Sample } from './sample.tsx';

/** Written out, since Tailwind finds class names by reading the source. */
const grounds = [
  ['surface', 'bg-surface text-ink'],
  ['surface-raised', 'bg-surface-raised text-ink'],
  ['surface-sunken', 'bg-surface-sunken text-ink'],
  ['concrete', 'bg-concrete text-ink'],
  ['brand', 'bg-brand text-on-brand'],
  ['brand-strong', 'bg-brand-strong text-on-brand'],
  ['brand-soft', 'bg-brand-soft text-brand'],
  ['accent', 'bg-accent text-on-accent'],
  ['danger', 'bg-danger text-on-danger'],
  ['danger-soft', 'bg-danger-soft text-danger'],
  ['success', 'bg-success text-on-success'],
  ['success-soft', 'bg-success-soft text-success'],
  ['warning-soft', 'bg-warning-soft text-warning'],
] as const;

const inks = [
  ['ink', 'text-ink'],
  ['ink-muted', 'text-ink-muted'],
  ['brand', 'text-brand'],
  ['danger', 'text-danger'],
  ['success', 'text-success'],
  ['warning', 'text-warning'],
] as const;

export function TokenSamples() {
  return (
    <>
      <Sample name="Logo">
        <Logo />
        <LogoMark className="size-16" />
        <LogoMark className="size-6" />
        <LogoMark className="size-4" />
      </Sample>
      <Sample name="Colours">
        {grounds.map(([name, look]) => (
          <div
            key={name}
            className={`grid h-16 w-32 place-items-end rounded-control border border-line p-2 text-xs ${look}`}
          >
            {name}
          </div>
        ))}
        <div className="flex w-full flex-wrap gap-x-5 gap-y-1">
          {inks.map(([name, look]) => (
            <span key={name} className={`font-semibold ${look}`}>
              {name}
            </span>
          ))}
        </div>
        <div className="hazard-strip w-full" />
        <div className="concrete-texture h-16 w-full rounded-card border border-line-strong" />
      </Sample>
      <Sample name="Type">
        <div className="grid w-full gap-2">
          <h1>Build with what the site needs</h1>
          <h2>Cement, steel and timber, delivered</h2>
          <h3>Savannah Cement 32.5R, 50 kg</h3>
          <p>
            Prices include VAT. Ask three suppliers at once and compare their quotations line by
            line.
          </p>
          <p className="text-ink-muted text-sm">Stock counted this morning in Nairobi.</p>
          <p className="font-extrabold font-heading text-2xl tabular-nums">KSh 1,250,750</p>
        </div>
      </Sample>
    </>
  );
}
