/** An empty pallet and a traffic cone: nothing has been delivered yet. A decoration. */
export function PalletDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 58 240 92" className={className} aria-hidden="true">
      <ellipse cx="120" cy="136" rx="112" ry="10" fill="var(--concrete)" opacity=".5" />
      <g stroke="#3a2a24" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        <path d="M24 112h150v12H24z" fill="#d6a76c" />
        <path d="M30 98h26v14H30zM86 98h26v14H86zM142 98h26v14h-26z" fill="#97502f" />
        <path d="M14 84h170v14H14z" fill="#e7c68f" />
        <path d="m14 84 18-16h170l-18 16z" fill="#d6a76c" />
        <path d="m184 84 18-16v13l-18 17z" fill="#97502f" />
        <path d="m56 84 18-16M99 84l18-16M142 84l18-16" fill="none" />
        <path d="M186 134h50l-4-8h-42z" fill="#3a2a24" />
        <path d="m196 126 11-58h8l11 58z" fill="#a5452b" />
        <path d="m200.5 102 3.6-19h13.800l3.6 19z" fill="#f6b91d" />
      </g>
    </svg>
  );
}
