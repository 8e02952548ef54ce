export { CellBuilder, FIGURE, type Cell, type Group, type PlacedCell, type PublishedCell } from './cell.js';
export { FEW_BUCKETS, hashOf, PeopleSketch } from './people-sketch.js';
export { suppress, type Refusal } from './suppress.js';
