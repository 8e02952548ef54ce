// `npm run bench:web`: what the pages cost in a browser, each figure beside its bound. Exit 1 when a bound falls.
// docs/performance.md says what the rows are.
import { nothingShared, runBench } from '../frame/run.mjs';
import { ROWS } from './rows.mjs';

await runBench({ script: 'bench:web', rows: ROWS, setUp: nothingShared });
