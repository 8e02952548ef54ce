import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { planSchedules } from '@aivy/contracts';
import { Outbox, Transactions } from '@aivy/server-kit';
import { createDataSource, createLogger } from '@aivy/server-kit';
import type { DataSource } from 'typeorm';
import { database } from '../src/database.js';
import { LearnerRepository } from '../src/learner/learner.repository.js';
import { StaleLearners } from '../src/learner/stale-learners.service.js';
import { answerTo, RecordUnderTest } from './record-under-test.js';

let record: RecordUnderTest;
let source: DataSource;
let stale: StaleLearners;
beforeAll(async () => {
  record = await RecordUnderTest.start();
  source = await createDataSource(database, record.system.database.url).initialize();
  stale = new StaleLearners(
    new Transactions(source),
    new LearnerRepository(source),
    new Outbox(),
    createLogger('test', { LOG_LEVEL: 'silent' }),
  );
});
afterAll(async () => {
  await source.destroy();
  await record.close();
});

const behind = async (seconds: number): Promise<string> => {
  const user = record.newUser();
  await record.record(user, [answerTo(5, 0)]);
  await record.query(`update plan.learners set changed_at = now() - make_interval(secs => $2) where user_id = $1`, [
    user,
    seconds,
  ]);
  await record.query(`update plan.outbox set sent_at = now() - make_interval(secs => $2) where data->>'user_id' = $1`, [
    user,
    seconds,
  ]);
  return user;
};
const unsent = async (user: string): Promise<string[]> =>
  (
    await record.query<{ job_id: string }>(
      `select job_id from plan.outbox where data->>'user_id' = $1 and (sent_at is null or sent_at > now() - interval '5 seconds') order by id`,
      [user],
    )
  ).map((row) => row.job_id.replace(/-again-\d+$/, '-again'));

it('are enqueued again: soon under their own id, after all tries under a new one, once; no others are', async () => {
  const [fresh, lost, failed, computed] = [await behind(30), await behind(70), await behind(700), await behind(700)];
  await record.update(computed);
  expect(await stale.enqueue()).toBe(2);
  await stale.enqueue();
  expect(await unsent(fresh)).toEqual([]);
  expect(await unsent(lost)).toEqual([`update-learner-${lost}-1`]);
  expect(await unsent(failed)).toEqual([`update-learner-${failed}-1`, `update-learner-${failed}-1-again`]);
  expect(await unsent(computed)).toEqual([]);
});

it('get a job when the test that should have computed them has enqueued none', async () => {
  const user = await behind(70);
  await record.query(`delete from plan.outbox where data->>'user_id' = $1`, [user]);
  await stale.enqueue();
  await stale.enqueue();
  expect(await unsent(user)).toEqual([`update-learner-${user}-1`]);
});

it('are looked for every five minutes', () => expect(planSchedules.enqueueStaleLearners.everyMs).toBe(300_000));
