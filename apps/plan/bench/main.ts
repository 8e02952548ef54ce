/**
 * What a learner costs: a unit's five answers into the record, read, computed and stored, for a new student and for one
 * with three years of answers. Prints both beside the bound; exits with 1 when it is not kept. `npm run bench learner`.
 */
import { randomUUID } from 'node:crypto';
import type { Evidence } from '@aivy/contracts';
import { bankDatabase, LiveBank, packBank, recordItems, skillFrames } from '@aivy/item-bank';
import { computeRecord, median } from '@aivy/psychometrics';
import { createDataSource, Outbox, runMigrations, Transactions } from '@aivy/server-kit';
import { database } from '../src/database.js';
import { EvidenceRepository } from '../src/learner/evidence.repository.js';
import { EvidenceWriter } from '../src/learner/evidence-writer.service.js';
import { LearnerRepository } from '../src/learner/learner.repository.js';
import { PractisedRepository } from '../src/learner/practised.repository.js';
import { LearnerService } from '../src/learner/learner.service.js';

const YEARS = 20_000;
const NEW = 31;
const ROUNDS = 40;
const BATCH = 1_000;
const BOUND = 2;

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL is not set');
await runMigrations(url, [bankDatabase, database]);
const source = await createDataSource(database, url).initialize();
const snapshot = packBank();
const items = snapshot.items();
const frames = skillFrames(items);
const itemOf = recordItems(snapshot);
const transactions = new Transactions(source);
const learners = new LearnerRepository(source);
const evidence = new EvidenceRepository(source);
const practised = new PractisedRepository(source);
const writer = new EvidenceWriter(
  evidence,
  learners,
  practised,
  new Outbox(),
  new LiveBank(snapshot, () => Promise.resolve(snapshot)),
);
const service = new LearnerService(transactions, learners, evidence, practised);

/** The `index`-th answer of a student's life; one in three is wrong. */
function answer(index: number): Evidence {
  const item = items[(index * 37) % items.length]!;
  const correct = index % 3 !== 0;
  return {
    source_id: `practice:${index}`,
    item_id: item.id,
    item_version: item.version,
    skill: item.skill,
    correct,
    answered: true,
    attempt: 1,
    hints: 0,
    spent_ms: 60_000,
    misconception: correct
      ? null
      : (itemOf({ item_id: item.id, item_version: item.version })!.misconceptions[0] ?? null),
    pretest: false,
    given_at: Date.UTC(2026, 0, 1) + index * 60_000,
  };
}
const answers = (from: number, count: number): Evidence[] =>
  Array.from({ length: count }, (_, index) => answer(from + index));

async function update(user: string): Promise<void> {
  const found = await service.evidenceOf(user);
  const unreviewed = [...found.unreviewed];
  for (let { more } = found; more;) {
    const page = await service.evidenceOf(user, unreviewed.at(-1));
    unreviewed.push(...page.unreviewed);
    ({ more } = page);
  }
  const computed = computeRecord({ ...found, unreviewed, frames, itemOf });
  const last = unreviewed.at(-1)!;
  const through = { given_at: last.given_at, source_id: last.source_id };
  await service.store({ ...computed, user_id: user, version: found.version, reviewed_through: through });
}
const add = (user: string, entries: Evidence[]) =>
  transactions.run((manager) => writer.add(manager, user, 'practice', entries));

async function student(history: number): Promise<string> {
  const user = randomUUID();
  for (let from = 0; from < history; from += BATCH) await add(user, answers(from, Math.min(BATCH, history - from)));
  await update(user);
  return user;
}

const students = [
  { name: 'a new student', user: await student(NEW), next: NEW, times: [] as number[] },
  { name: `a student with ${YEARS} answers`, user: await student(YEARS), next: YEARS, times: [] as number[] },
];
await source.query('analyze plan.evidence');
for (let round = 0; round < ROUNDS + 5; round += 1)
  for (const each of students) {
    const started = performance.now();
    await add(each.user, answers(each.next, 5));
    await update(each.user);
    each.next += 5;
    // The first rounds compile the code.
    if (round >= 5) each.times.push(performance.now() - started);
  }
const [fresh, old] = students.map(({ times }) => median(times));
for (const { name, times } of students)
  console.log(`five answers and mastery of ${name.padEnd(32)} ${median(times).toFixed(1).padStart(8)} ms`);
const ratio = old! / fresh!;
console.log(`ratio ${ratio.toFixed(2)}, at most ${BOUND}: ${ratio <= BOUND ? 'holds' : 'FALLS SHORT'}`);
await source.destroy();
process.exitCode = ratio <= BOUND ? 0 : 1;
