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

/** A stitched paper bag of cement. */
export function CementBagIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Stroked {...props}>
      <path d="M4.5 2.5q7.5 2 15 0-2 9.5 0 19-7.5-2-15 0 2-9.5 0-19z" />
      <path d="M6 7.5h12M9.5 12h5M9.5 16h5" />
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

/** A wood screw. */
export function ScrewIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Stroked {...props}>
      <path d="M7 3h10l-2 4H9zM10 7v12l2 3 2-3V7" />
      <path d="m9 13 6-2M9 17l6-2" />
    </Stroked>
  );
}

/** Interlocking paving blocks. */
export function PavingIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Stroked {...props}>
      <path d="M3 3h6v12H3zM9 3h12v6H9zM15 9h6v12h-6zM3 15h12v6H3z" />
    </Stroked>
  );
}
