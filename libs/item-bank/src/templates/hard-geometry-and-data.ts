import { cappedCylinder } from './area-volume/capped-cylinder.js';
import { greatestPen } from './area-volume/greatest-pen.js';
import { nestedSolids } from './area-volume/nested-solids.js';
import { sameVolume } from './area-volume/same-volume.js';
import { similarPercent } from './area-volume/similar-percent.js';
import { commonAngle } from './circles/common-angle.js';
import { inscribedFigure } from './circles/inscribed-figure.js';
import { parameterRadius } from './circles/parameter-radius.js';
import { pointInside } from './circles/point-inside.js';
import { sectorPerimeter } from './circles/sector-perimeter.js';
import { tangentLine } from './circles/tangent-line.js';
import { tangentToAxis } from './circles/tangent-to-axis.js';
import { changeBetweenSurveys } from './inference/change-between-surveys.js';
import { claimAndMargin } from './inference/claim-and-margin.js';
import { narrowedPopulation } from './inference/narrowed-population.js';
import { totalInterval } from './inference/total-interval.js';
import { bisectors } from './lines-angles-triangles/bisectors.js';
import { cutOffCorner } from './lines-angles-triangles/cut-off-corner.js';
import { equalChain } from './lines-angles-triangles/equal-chain.js';
import { extremeSide } from './lines-angles-triangles/extreme-side.js';
import { meanOfAdded } from './one-variable-data/mean-of-added.js';
import { mixedMeans } from './one-variable-data/mixed-means.js';
import { movedExtreme } from './one-variable-data/moved-extreme.js';
import { transformed } from './one-variable-data/transformed.js';
import { unknownFrequency } from './one-variable-data/unknown-frequency.js';
import { chainReversed } from './percentages/chain-reversed.js';
import { growthOfParts } from './percentages/growth-of-parts.js';
import { letterChange } from './percentages/letter-change.js';
import { overlap } from './probability/overlap.js';
import { shareInLetters } from './probability/share-in-letters.js';
import { twoUnknowns } from './probability/two-unknowns.js';
import { cubedUnits } from './ratios/cubed-units.js';
import { joinedLater } from './ratios/joined-later.js';
import { mixedRates } from './ratios/mixed-rates.js';
import { complementIdentity } from './right-triangles/complement-identity.js';
import { perimeterWithRoot } from './right-triangles/perimeter-with-root.js';
import { ratioInLetters } from './right-triangles/ratio-in-letters.js';
import { twoSightings } from './right-triangles/two-sightings.js';
import { unitCircleTurn } from './right-triangles/unit-circle-turn.js';
import type { Template } from './template.js';
import { farthestFromLine } from './two-variable-data/farthest-from-line.js';
import { pointOffLine } from './two-variable-data/point-off-line.js';
import { slopeInUnits } from './two-variable-data/slope-in-units.js';
import { twoModels } from './two-variable-data/two-models.js';

/** The hard end of geometry, trigonometry and data: skills 21 to 30. */
export const HARD_GEOMETRY_AND_DATA: readonly Template[] = [
  similarPercent,
  cappedCylinder,
  greatestPen,
  sameVolume,
  bisectors,
  equalChain,
  cutOffCorner,
  extremeSide,
  unitCircleTurn,
  ratioInLetters,
  twoSightings,
  perimeterWithRoot,
  tangentToAxis,
  pointInside,
  parameterRadius,
  sectorPerimeter,
  inscribedFigure,
  tangentLine,
  joinedLater,
  cubedUnits,
  mixedRates,
  letterChange,
  chainReversed,
  growthOfParts,
  transformed,
  meanOfAdded,
  unknownFrequency,
  mixedMeans,
  farthestFromLine,
  slopeInUnits,
  twoModels,
  twoUnknowns,
  shareInLetters,
  overlap,
  totalInterval,
  narrowedPopulation,
  changeBetweenSurveys,
  nestedSolids,
  complementIdentity,
  commonAngle,
  movedExtreme,
  pointOffLine,
  claimAndMargin,
];
