import type { Template } from '../template.js';
import { cone } from './cone.js';
import { cylinder } from './cylinder.js';
import { foldedBox } from './folded-box.js';
import { lShape } from './l-shape.js';
import { percentChange } from './percent-change.js';
import { pouredWater } from './poured-water.js';
import { rectangle } from './rectangle.js';
import { similarSolids } from './similar-solids.js';

export const AREA_VOLUME: readonly Template[] = [
  rectangle,
  cylinder,
  lShape,
  pouredWater,
  foldedBox,
  cone,
  similarSolids,
  percentChange,
];
