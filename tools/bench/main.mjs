// `npm run bench`: what the server costs, each figure beside its bound, on this machine with everything on it. Exit 1 when
// a bound falls. docs/performance.md says what the rows are.
import { runBench } from './frame/run.mjs';
import { capacityOf } from './rows/capacity-line.mjs';
import { ROWS } from './rows/list.mjs';

await runBench({
  script: 'bench',
  rows: ROWS,
  async setUp(say) {
    const { aloneAivy } = await import('./systems/alone.mjs');
    const alone = aloneAivy(say);
    return { shared: { alone: alone.get }, stop: alone.stop };
  },
  conclude: capacityOf,
});
