/** A road-works barrier: no way through here. A decoration. */
export function BarrierDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 280 160" className={className} aria-hidden="true">
      <ellipse cx="140" cy="148" rx="128" ry="9" fill="var(--concrete)" opacity=".5" />
      <g stroke="#3a2a24" strokeWidth="3.5" strokeLinejoin="round">
        <path d="M56 40h12v100H56zM212 40h12v100h-12z" fill="#b8b4ab" />
        <path d="M36 138h52v10H36zM192 138h52v10h-52z" fill="#6f6a68" />
        <path d="M20 48h240v34H20z" fill="#f6b91d" />
        <path d="M20 98h240v18H20z" fill="#fbf7ef" />
      </g>
      <path
        d="m36 50-14 30h20l14-30zM76 50 62 80h20l14-30zM116 50l-14 30h20l14-30zM156 50l-14 30h20l14-30zM196 50l-14 30h20l14-30zM236 50l-14 30h20l14-30z"
        fill="#3a2a24"
      />
      <path
        d="m42 100-7 14h24l7-14zM90 100l-7 14h24l7-14zM138 100l-7 14h24l7-14zM186 100l-7 14h24l7-14zM234 100l-7 14h24l7-14z"
        fill="#a5452b"
      />
      <g stroke="#3a2a24" strokeWidth="3.5">
        <circle cx="62" cy="30" r="13" fill="#a5452b" />
        <circle cx="218" cy="30" r="13" fill="#a5452b" />
      </g>
    </svg>
  );
}
