import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { submitModule } from '@aivy/contracts';
import { importItems, loadBank, releaseItems, type Item } from '@aivy/item-bank';
import { announceRelease } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import { FullTestUnderTest } from './full-test-under-test.js';

const READ_AND_WRITE_SKILL = 5;
let tests: FullTestUnderTest;
let onTrial: number[];
beforeAll(async () => {
  tests = await FullTestUnderTest.start();
  const { url } = tests.system.database;
  const chosen = (await loadBank(url))
    .itemsOf('test')
    .filter(({ skill, difficulty }) => skill === READ_AND_WRITE_SKILL && difficulty === 'medium')
    .slice(0, 3);
  onTrial = chosen.map(({ id }) => id);
  const items = chosen.map(({ id: _id, version: _version, typeset: _typeset, ...item }): Item => ({
    ...item,
    state: 'pretest',
  }));
  await importItems(url, items);
  const { redis, prefix } = tests.system.redis;
  await announceRelease(redis, prefix, (await releaseItems(url, 'on trial')).release);
});
afterAll(() => tests.close());

interface Counted {
  id: number;
  version: number;
  route: string;
  asked: number;
}
const counted = (): Promise<Counted[]> =>
  tests.query(
    'select item_id as id, item_version as version, route, sum(asked)::int as asked from full_test.trials group by 1, 2, 3 order by 3, 1',
  );

it('the items on trial fill the unscored places of modules; each is counted when its module is handed in, once', async () => {
  const [one, two, three] = onTrial;
  const module = async (testId: string, number: number): Promise<number[]> => {
    const [row] = await tests.query<{ questions: { id: number; pretest: boolean }[] }>(
      'select questions from full_test.modules where test_id = $1 and module = $2',
      [testId, number],
    );
    return row!.questions.flatMap(({ id, pretest }) => (pretest ? [id] : [])).sort((x, y) => x - y);
  };
  // The service reads the release a moment after it was told.
  const [user, testId] = await waitFor(async () => {
    const student = await tests.newUser();
    const begun = await tests.begin(student);
    return (await module(begun, 1)).length === 2 && ([student, begun] as const);
  });
  expect(await module(testId, 1)).toEqual([one, two]);
  expect(await module(testId, 3)).toEqual([]);
  expect(await counted()).toEqual([]);

  await tests.work(user, testId, 1, 'right');
  const first = [one, two].map((id) => ({ id, version: 2, route: 'first', asked: 1 }));
  expect(await counted()).toEqual(first);
  await tests.call(submitModule, { test_id: testId, module: 1 }, user);
  expect(await counted()).toEqual(first);

  // What the student has met is not tried on them again.
  expect(await module(testId, 2)).toEqual([three]);
  await tests.work(user, testId, 2, 'right');
  expect(await counted()).toEqual([...first, { id: three, version: 2, route: 'higher', asked: 1 }]);
});
