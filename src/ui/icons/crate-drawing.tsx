/**
 * A crate with a label: what stands where a product has no picture. Drawn with the same ink outline
 * and flat colours as the catalogue's illustrations, so that it belongs on the same shelf.
 */
export function CrateDrawing(props: { label: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 400 400" role="img" aria-label={props.label} className={props.className}>
      <rect width="400" height="400" fill="#f3e7cf" />
      <path d="M0 312h400v88H0z" fill="#b8b4ab" />
      <ellipse cx="204" cy="326" rx="148" ry="18" fill="#2b1a15" opacity=".18" />
      <g stroke="#3a2a24" strokeWidth="5" strokeLinejoin="round">
        <path d="M72 128h256v192H72z" fill="#97502f" />
        <path d="M72 128h256v52H72zM72 198h256v52H72zM72 268h256v52H72z" fill="#d6a76c" />
        <path d="M72 128h34v192H72zM294 128h34v192h-34z" fill="#e7c68f" />
        <path d="m72 128 30-32h256l-30 32z" fill="#e7c68f" />
        <path d="m328 128 30-32v188l-30 36z" fill="#97502f" />
        <path d="M140 172h120v92H140z" fill="#fbf7ef" />
      </g>
      <path d="M140 172h120v20H140z" fill="#f6b91d" stroke="#3a2a24" strokeWidth="5" />
      <path
        d="M160 214h80M160 232h80M160 250h44"
        stroke="#a5452b"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g fill="#3a2a24">
        <circle cx="89" cy="146" r="4" />
        <circle cx="89" cy="302" r="4" />
        <circle cx="311" cy="146" r="4" />
        <circle cx="311" cy="302" r="4" />
      </g>
    </svg>
  );
}
