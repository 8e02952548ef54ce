import type { Subject } from '@aivy/contracts';
import { skillsOf } from '@aivy/exam';
import { assembleDiagnostic, assembleModule, assembleUnit, type Assembled } from './assemble.js';
import type { Route } from './blueprint.js';
import type { ItemPool, Shortage } from './pool.js';

const SUBJECTS: readonly Subject[] = ['english', 'math'];
const ROUTES: readonly Route[] = ['first', 'lower', 'higher'];
/** Daily units of a month: the plan's two journeys of fourteen units and a test. */
const UNITS_OF_MONTH = 28;
/** No bank that is kept in memory goes on longer than this. */
const LIMIT = 1000;

export interface Capacity {
  diagnosticForms: number;
  /** Whole tests (three modules a section, so that both routes are there) before one would repeat an item. */
  fullTests: number;
  /** Months of daily units over all skills in turn, R&W and Math by turns. */
  dailyMonths: number;
  /** Why there is not one more full test. */
  shortOf: readonly Shortage[];
}

const fails = ({ shortages }: Assembled): boolean => shortages.some(({ instead }) => instead !== 'band');

/** Assembles until something must repeat or leave its skill; what is made stays apart from everything made before. */
function count(make: (seen: readonly number[], round: number) => Assembled[]): {
  made: number;
  shortages: readonly Shortage[];
} {
  const seen: number[] = [];
  for (let made = 0; made < LIMIT; made += 1) {
    const next = make(seen, made);
    if (next.some(fails))
      return {
        made,
        shortages: next.flatMap(({ shortages }) => shortages).filter(({ instead }) => instead !== 'band'),
      };
    seen.push(...next.flatMap(({ questions }) => questions.map(({ item }) => item.id)));
  }
  return { made: LIMIT, shortages: [] };
}

/** How much a bank can give one student who never meets an item twice, each kind counted with a fresh bank. */
export function capacityOf(pool: ItemPool): Capacity {
  const eachTime = (make: (subject: Subject, seen: readonly number[], seed: string) => Assembled[]) =>
    count((seen, round) => SUBJECTS.flatMap((subject) => make(subject, seen, `capacity:${round}`)));
  const tests = eachTime((subject, before, seed) => {
    const seen = [...before];
    return ROUTES.map((route) => {
      const made = assembleModule(pool, subject, route, { seen, seed });
      seen.push(...made.questions.map(({ item }) => item.id));
      return made;
    });
  });
  const units = count((seen, round) => {
    const skills = skillsOf(SUBJECTS[round % SUBJECTS.length]!);
    return [
      assembleUnit(pool, skills[Math.floor(round / SUBJECTS.length) % skills.length]!.id, 'medium', {
        seen,
        seed: `capacity:${round}`,
      }),
    ];
  });
  return {
    diagnosticForms: eachTime((subject, seen, seed) => [assembleDiagnostic(pool, subject, { seen, seed })]).made,
    fullTests: tests.made,
    dailyMonths: Math.floor(units.made / UNITS_OF_MONTH),
    shortOf: tests.shortages,
  };
}
