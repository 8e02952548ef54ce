export {
  CellBuilder,
  FIGURE,
  LEAST_PEOPLE,
  type Cell,
  type Group,
  type PlacedCell,
  type PublishedCell,
} from './cell.js';
export { coded, codedParts, type CodedShare } from './coded-share.js';
export { isFew } from './few.js';
export { FEW_BUCKETS, hashOf, PeopleSketch } from './people-sketch.js';
export { suppress, type Refusal } from './suppress.js';
