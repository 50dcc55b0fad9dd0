import {
  Faucet,
  Hammer,
  type LucideIcon,
  Package,
  PaintRoller,
  PlugZap,
  TreePine,
} from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { CementBagIcon, RoofSheetIcon, SteelBeamIcon, TileIcon } from './material-icons.tsx';

export type CategoryIconKey =
  | 'steel'
  | 'cement'
  | 'plumbing'
  | 'paint'
  | 'wood'
  | 'electric'
  | 'tile'
  | 'tools'
  | 'roofing';

/** The first keyword that a category's name contains wins. Source: specification, landing page. */
const keywords: readonly CategoryIconKey[] = [
  'steel',
  'cement',
  'plumbing',
  'paint',
  'wood',
  'electric',
  'tile',
  'tools',
  'roofing',
];

const icons: Record<CategoryIconKey, LucideIcon | ComponentType<SVGProps<SVGSVGElement>>> = {
  steel: SteelBeamIcon,
  cement: CementBagIcon,
  plumbing: Faucet,
  paint: PaintRoller,
  wood: TreePine,
  electric: PlugZap,
  tile: TileIcon,
  tools: Hammer,
  roofing: RoofSheetIcon,
};

/** The keyword that a category's name holds, whatever its letters' case; null for none of them. */
export function categoryIconKey(name: string): CategoryIconKey | null {
  const lower = name.toLowerCase();
  return keywords.find((keyword) => lower.includes(keyword)) ?? null;
}

export interface CategoryIconProps {
  /** The category's name. */
  name: string;
  className?: string | undefined;
}

/** A decoration beside the category's name. */
export function CategoryIcon({ name, className = 'size-6' }: CategoryIconProps) {
  const key = categoryIconKey(name);
  const Icon = key === null ? Package : icons[key];
  return <Icon className={className} aria-hidden="true" />;
}
