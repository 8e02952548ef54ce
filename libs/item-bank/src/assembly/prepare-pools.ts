import { POOLS } from '../pools/index.js';
import type { BankSnapshot } from '../release/snapshot.js';
import { finishInSlices } from '../steps.js';
import { ItemPool } from './pool.js';
import { practiceSteps } from './trial.js';

/** Sorts the pools of a release before students are served from it: the first of them would wait for it otherwise. */
export async function preparePools(bank: BankSnapshot): Promise<void> {
  for (const pool of POOLS) await finishInSlices(ItemPool.steps(bank, pool));
  await finishInSlices(practiceSteps(bank));
}
