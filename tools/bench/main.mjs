// `npm run bench`: what the server costs, each figure beside its bound, on this machine with everything on it. Exit 1 when
// a bound falls. docs/performance.md says what the rows are.
import { spawnSync } from 'node:child_process';
import { runBench } from './frame/run.mjs';
import { capacityOf } from './rows/capacity-line.mjs';
import { ROWS } from './rows/list.mjs';

// The tutor's rows have no peer and no load, so they stand apart.
const [set, ...words] = process.argv.slice(2);
if (set === 'tutor') {
  const { benchTutor } = await import('./tutor.mjs');
  process.exit(await benchTutor(words));
}
if (set === 'dialogues') {
  const { status } = spawnSync(process.execPath, ['tools/run-ts.mjs', 'libs/tutor/bench/main.ts', ...words], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

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
