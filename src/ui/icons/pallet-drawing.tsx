import pallet from './pallet.svg?url';

/** An empty pallet and a traffic cone: nothing has been delivered yet. A decoration. */
export function PalletDrawing({ className }: { className?: string | undefined }) {
  return <img src={pallet} alt="" width={240} height={92} className={className} />;
}
