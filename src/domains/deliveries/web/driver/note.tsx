import type { ReactNode } from 'react';

/** What has become of a delivery, or of what was entered. */
export function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="card flex items-start gap-3 p-4" role="status">
      <span className="flex-none">{icon}</span>
      <p>{children}</p>
    </div>
  );
}
