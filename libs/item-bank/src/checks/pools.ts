import { SKILLS, UNIT_QUESTIONS } from '@aivy/exam';
import { assembleTest, SECOND_MODULES } from '../assembly/capacity.js';
import { ItemPool } from '../assembly/pool.js';
import { practicePool } from '../assembly/trial.js';
import type { Pool } from '../pools/index.js';
import type { BankSnapshot } from '../release/snapshot.js';
import type { Fault } from './fault.js';

/**
 * What keeps the pools of a release from their use: a full test, on either route, or a daily unit of a skill that cannot
 * be made without leaving a skill; a family that is torn between two pools.
 */
export function checkPools(bank: BankSnapshot): Fault[] {
  const [test, practice] = [ItemPool.of(bank, 'test'), practicePool(bank)];
  const inTests = SECOND_MODULES.flatMap((route) =>
    assembleTest(test, route, { seen: [], seed: 'check' })
      .flatMap(({ shortages }) => shortages)
      .filter(({ instead }) => instead !== 'band' && instead !== 'family')
      .map(({ skill }) => lackOf('test', 'a full test', skill)),
  );
  const inUnits = SKILLS.filter(({ id }) => practice.ofSkill(id).length < UNIT_QUESTIONS).map(({ id }) =>
    lackOf('practice', 'a daily unit', id),
  );
  const messages = new Map([...inTests, ...inUnits, ...tornFamilies(bank)].map((fault) => [fault.message, fault]));
  return [...messages.values()];
}

const lackOf = (pool: Pool, form: string, skill: number): Fault => ({
  item: `pool ${pool}`,
  rule: 'pool',
  message: `${form} lacks items of skill ${skill}`,
});

function tornFamilies(bank: BankSnapshot): Fault[] {
  const poolsOf = new Map<string, Set<Pool | undefined>>();
  for (const { id, family } of bank.items())
    poolsOf.set(family, (poolsOf.get(family) ?? new Set()).add(bank.poolOf(id)));
  return [...poolsOf]
    .filter(([, pools]) => pools.size > 1)
    .map(([family, pools]) => ({
      item: family,
      rule: 'pool',
      message: `family ${family} is torn between the pools ${[...pools].join(' and ')}`,
    }));
}
