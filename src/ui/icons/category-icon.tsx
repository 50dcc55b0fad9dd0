import {
  BrickWall,
  Cylinder,
  DoorOpen,
  Faucet,
  Fence,
  Hammer,
  HardHat,
  Lightbulb,
  LockKeyhole,
  Package,
  PaintRoller,
  Pickaxe,
  PlugZap,
  ShowerHead,
  TreePine,
  Umbrella,
} from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import {
  CementBagIcon,
  PavingIcon,
  RoofSheetIcon,
  ScrewIcon,
  SteelBeamIcon,
  TileIcon,
} from './material-icons.tsx';

/**
 * The first keyword that a category's name contains wins. The first nine and their order are fixed;
 * the others only speak where none of those does.
 */
const iconsByKeyword = {
  steel: SteelBeamIcon,
  cement: CementBagIcon,
  plumbing: Faucet,
  paint: PaintRoller,
  wood: TreePine,
  electric: PlugZap,
  tile: TileIcon,
  tools: Hammer,
  roofing: RoofSheetIcon,
  tank: Cylinder,
  waterproof: Umbrella,
  sanitary: ShowerHead,
  aggregate: Pickaxe,
  brick: BrickWall,
  light: Lightbulb,
  door: DoorOpen,
  lock: LockKeyhole,
  screw: ScrewIcon,
  safety: HardHat,
  paving: PavingIcon,
  fenc: Fence,
} satisfies Record<string, ComponentType<SVGProps<SVGSVGElement>>>;

export type CategoryIconKey = keyof typeof iconsByKeyword;

const keywords = Object.keys(iconsByKeyword) as CategoryIconKey[];

/** What an admin may choose from. */
export const categoryIconKeys: readonly CategoryIconKey[] = keywords;

/** The keyword that a category's name holds, whatever its letters' case; null for none of them. */
export function categoryIconKey(name: string): CategoryIconKey | null {
  const lower = name.toLowerCase();
  return keywords.find((keyword) => lower.includes(keyword)) ?? null;
}

export interface CategoryIconProps {
  /** The category's name. */
  name: string;
  /** Chosen by an admin; else the name decides. */
  icon?: string | null | undefined;
  className?: string | undefined;
}

/** A decoration beside the category's name. */
export function CategoryIcon({ name, icon, className = 'size-6' }: CategoryIconProps) {
  const key = keywords.find((one) => one === icon) ?? categoryIconKey(name);
  const Icon = key === null ? Package : iconsByKeyword[key];
  return <Icon className={className} aria-hidden="true" />;
}
