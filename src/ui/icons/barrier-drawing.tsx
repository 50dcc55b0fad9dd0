// Within the code: it stands where the network failed, too.
import barrier from './barrier.svg?inline';

/** A road-works barrier: no way through here. A decoration. */
export function BarrierDrawing({ className }: { className?: string | undefined }) {
  return <img src={barrier} alt="" width={280} height={160} className={className} />;
}
