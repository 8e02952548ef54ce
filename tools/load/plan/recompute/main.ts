// How long a recomputation takes of each student named: `node tools/run-ts.mjs tools/load/plan/recompute/main.ts USER …`
// with DATABASE_URL. Prints a JSON list of { answers, ms }.
import pg from 'pg';
import type { Evidence } from '@aivy/contracts';
import { packBank, recordItems, skillFrames } from '@aivy/item-bank';
import { computeRecord } from '@aivy/psychometrics';

const ROUNDS = 30;
/** As many of a skill as the record hands out. */
const RECENT = 30;
/** The answers of a unit, which the review cards take in. */
const NEW = 5;

const bank = packBank();
const [frames, itemOf] = [skillFrames(bank.items()), recordItems(bank)];
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();

async function measured(userId: string): Promise<{ answers: number; ms: number }> {
  const { rows: recent } = await client.query<Evidence>(
    `select source_id, item_id, item_version, skill, correct, answered, attempt, hints, spent_ms, misconception, pretest,
       (extract(epoch from given_at) * 1000)::float8 as given_at
     from (select *, row_number() over (partition by skill order by given_at desc, source_id desc) as place
       from plan.evidence where user_id = $1 and attempt = 1 and not pretest) e where place <= ${RECENT} order by given_at desc`,
    [userId],
  );
  const diagnostic = recent.filter(({ source_id: id }) => id.startsWith('diagnostic:'));
  const unreviewed = recent.slice(0, NEW).reverse();
  const timed = (): number => {
    const startedAt = performance.now();
    computeRecord({ recent, diagnostic, unreviewed, cards: [], counts: {}, frames, itemOf });
    return performance.now() - startedAt;
  };
  // The best of three, as for tests: waiting for a core is no work.
  const times = Array.from({ length: ROUNDS }, () => Math.min(timed(), timed(), timed())).sort((x, y) => x - y);
  return { answers: recent.length, ms: times[ROUNDS / 2]! };
}

const found = [];
for (const userId of process.argv.slice(2)) found.push(await measured(userId));
await client.end();
console.log(JSON.stringify(found));
