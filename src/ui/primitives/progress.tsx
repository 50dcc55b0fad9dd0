export interface ProgressProps {
  /** What is under way, for screen readers. */
  label: string;
  /** 0 to 1. */
  share: number;
}

/** How far something is. */
export function Progress({ label, share }: ProgressProps) {
  const percent = Math.round(Math.min(Math.max(share, 0), 1) * 100);
  return (
    <div
      className="h-2 w-full overflow-hidden rounded-full bg-surface-sunken"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div
        className="h-full rounded-full bg-brand transition-[width]"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
