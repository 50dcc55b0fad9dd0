import type { SVGProps } from 'react';

/** Materials that the icon set lacks, drawn on its grid: 24 units, strokes of 2, round ends. */
function Stroked(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    />
  );
}

/** An I-beam seen from its end. */
export function SteelBeamIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Stroked {...props}>
      <path d="M4 4h16v4h-6v8h6v4H4v-4h6V8H4z" />
    </Stroked>
  );
}

/** A bag of cement with its folded top. */
export function CementBagIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Stroked {...props}>
      <path d="M6 7c-1.2 4-1.2 8 0 13q6 1.6 12 0c1.2-5 1.2-9 0-13" />
      <path d="M5 3h14l-1 4H6z" />
      <path d="M9.5 13.5h5M9.5 16.5h5" />
    </Stroked>
  );
}

/** Four tiles and their joints. */
export function TileIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Stroked {...props}>
      <path d="M3 3h8v8H3zM13 13h8v8h-8z" />
      <path d="M13 3h8v8h-8zM3 13h8v8H3zM13 7l4-4M3 17l4-4" />
    </Stroked>
  );
}

/** A house's roof over a corrugated sheet. */
export function RoofSheetIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Stroked {...props}>
      <path d="M2 12 12 4l10 8" />
      <path d="M3 19q1.5-4 3 0t3 0 3 0 3 0 3 0 3 0" />
    </Stroked>
  );
}
