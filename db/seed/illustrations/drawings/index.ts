import type { Drawings } from '../drawing.ts';
import { aggregates } from './aggregates.ts';
import { bags } from './bags.ts';
import { barsAndSections } from './bars-and-sections.ts';
import { blocksAndStones } from './blocks-and-stones.ts';
import { cablesAndElectrics } from './cables-and-electrics.ts';
import { categoryBoxes } from './category-box.ts';
import { ceiling } from './ceiling.ts';
import { cuttingAndMeasuring } from './cutting-and-measuring.ts';
import { devices } from './devices.ts';
import { doorsWindows } from './doors-windows.ts';
import { drainage } from './drainage.ts';
import { fasteners } from './fasteners.ts';
import { ironmongery } from './ironmongery.ts';
import { lightingSolar } from './lighting-solar.ts';
import { machines } from './machines.ts';
import { membranes } from './membranes.ts';
import { mesh } from './mesh.ts';
import { pipes } from './pipes.ts';
import { plumbing } from './plumbing.ts';
import { ppe } from './ppe.ts';
import { sanitary } from './sanitary.ts';
import { sheets } from './sheets.ts';
import { tiles } from './tiles.ts';
import { timber } from './timber.ts';
import { tinsAndTubes } from './tins-and-tubes.ts';
import { tools } from './tools.ts';
import { wire } from './wire.ts';

/** Every drawing by name. */
export const drawings: Drawings = {
  ...aggregates,
  ...bags,
  ...barsAndSections,
  ...blocksAndStones,
  ...cablesAndElectrics,
  ...categoryBoxes,
  ...ceiling,
  ...cuttingAndMeasuring,
  ...devices,
  ...doorsWindows,
  ...membranes,
  ...drainage,
  ...fasteners,
  ...ironmongery,
  ...lightingSolar,
  ...machines,
  ...mesh,
  ...pipes,
  ...plumbing,
  ...ppe,
  ...sanitary,
  ...sheets,
  ...tiles,
  ...timber,
  ...tinsAndTubes,
  ...tools,
  ...wire,
};
