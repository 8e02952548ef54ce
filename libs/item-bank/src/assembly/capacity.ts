import { skillsOf, SUBJECTS } from '@aivy/exam';
import type { BankItem } from '../item/item.js';
import type { Pool } from '../pools/index.js';
import { assembleDiagnostic, assembleModule, type Assembled, type Wish } from './assemble.js';
import { UNITS_OF_MONTH, type Route } from './blueprint.js';
import type { Shortage } from './picker.js';
import type { ItemPool } from './pool.js';
import { assembleUnit } from './unit.js';

/** Where a student's second modules may be. */
export const SECOND_MODULES: readonly Route[] = ['lower', 'higher'];
/** No bank that is kept in memory goes on longer than this. */
const LIMIT = 1000;

export interface Capacity {
  /** Of the diagnostic pool, the ones that were given out among them. */
  diagnosticForms: number;
  /** Whole tests of the test pool, on the route on which a student runs out first. */
  fullTests: number;
  /** Daily units of the practice pool, over all skills in turn, R&W and Math by turns. */
  dailyUnits: number;
  /** Whole months that these last. */
  dailyMonths: number;
  /** Why there is not one more. */
  shortOf: { fullTest: readonly Shortage[]; dailyUnit: readonly Shortage[] };
}

interface Count {
  made: number;
  shortages: readonly Shortage[];
}

const runsOut = ({ instead }: Shortage): boolean => instead !== 'band' && instead !== 'family';

/** Assembles until something must repeat or leave its skill; what is made stays apart from everything made before. */
function count(make: (seen: readonly number[], round: number) => Assembled[]): Count {
  const seen: number[] = [];
  for (let made = 0; made < LIMIT; made += 1) {
    const next = make(seen, made);
    const shortages = next.flatMap((each) => each.shortages.filter(runsOut));
    if (shortages.length > 0) return { made, shortages };
    seen.push(...idsOf(next));
  }
  return { made: LIMIT, shortages: [] };
}

const itemsOf = (made: readonly Assembled[]): BankItem[] =>
  made.flatMap(({ questions }) => questions.map(({ item }) => item));
const idsOf = (made: readonly Assembled[]): number[] => itemsOf(made).map(({ id }) => id);

/** The four modules of one student's test. */
export function assembleTest(pool: ItemPool, route: Route, { seen, seed }: Wish): Assembled[] {
  const made: Assembled[] = [];
  for (const subject of SUBJECTS)
    for (const each of ['first', route] as const)
      made.push(assembleModule(pool, subject, each, { seen: [...seen, ...idsOf(made)], seed, before: itemsOf(made) }));
  return made;
}

function countUnits(pool: ItemPool): Count {
  return count((seen, round) => {
    const skills = skillsOf(SUBJECTS[round % SUBJECTS.length]!);
    const skill = skills[Math.floor(round / SUBJECTS.length) % skills.length]!.id;
    return [assembleUnit(pool, { skill, ability: 0, seen, seed: `capacity:${round}` })];
  });
}

/** How much each pool can give one student who never meets an item twice. */
export function capacityOf(pools: Readonly<Record<Pool, ItemPool>>): Capacity {
  const tests = SECOND_MODULES.map((route) =>
    count((seen, round) => assembleTest(pools.test, route, { seen, seed: `capacity:${round}` })),
  ).reduce((x, y) => (y.made < x.made ? y : x));
  const units = countUnits(pools.practice);
  const forms = count((seen, round) =>
    SUBJECTS.map((subject) => assembleDiagnostic(pools.diagnostic, subject, { seen, seed: `capacity:${round}` })),
  );
  return {
    diagnosticForms: forms.made,
    fullTests: tests.made,
    dailyUnits: units.made,
    dailyMonths: Math.floor(units.made / UNITS_OF_MONTH),
    shortOf: { fullTest: tests.shortages, dailyUnit: units.shortages },
  };
}
