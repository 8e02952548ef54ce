import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { DAY, DailyWorld, PLAN } from '../testing/daily-world';
import { DailyResultScreen } from './daily-result-screen';
import { DailyStartScreen } from './daily-start-screen';
import { FinishedOnly } from './finished-only';

let world: DailyWorld;
beforeEach(() => {
  world = new DailyWorld();
});

/** A plan of one month that is this far. */
const upTo = (day: number): void => {
  world.plan = { ...world.plan!, last_finished_day: day, last_finished_date: '2026-03-03', duration: 1 };
};
const scores = (...path: object[]): void =>
  world.server.handle('/daily/score-path', () => ({ data: { score_path: path } }));

describe('congratulations', () => {
  const finish = (day: number) =>
    world.show(
      <FinishedOnly day={day}>
        <p>well done</p>
      </FinishedOnly>,
      `/daily-test/finish/${day}`,
    );

  it('are for finished days', async () => {
    finish(DAY - 1);
    expect(await screen.findByText('well done')).toBeTruthy();
  });

  it.each([DAY, 9])('send a student from day %i to the day that is open', async (day) => {
    finish(day);
    await waitFor(() => expect(world.at).toBe(`/daily-test/start/${DAY}/${PLAN}/r&w`));
    expect(screen.queryByText('well done')).toBeNull();
  });
});

describe('a finished test day', () => {
  it.each([
    ['its result', (day: number) => <DailyResultScreen planId={PLAN} day={day} />],
    ['its start', (day: number) => <DailyStartScreen planId={PLAN} day={day} />],
  ])('shows the result of its test at the address of %s', async (_what, page) => {
    upTo(16);
    scores({ kind: 'diagnostic', day: 0 }, { kind: 'full-test', day: 15, test_id: 't15' });
    world.show(page(15));
    await waitFor(() => expect(world.at).toBe('/full-test/t15/result'));
  });

  it('leads to the tests while the test is not known', async () => {
    upTo(16);
    scores({ kind: 'diagnostic', day: 0 });
    world.show(<DailyResultScreen planId={PLAN} day={15} />);
    expect(await screen.findByRole('button', { name: 'See your tests' })).toBeTruthy();
  });

  it('is still to be taken before that', async () => {
    upTo(14);
    world.show(<DailyResultScreen planId={PLAN} day={15} />);
    expect(await screen.findByRole('button', { name: 'Go to the full test' })).toBeTruthy();
  });
});

it('a finished plan has no set after its last day', async () => {
  upTo(30);
  world.show(<DailyStartScreen planId={PLAN} day={31} />);
  expect(await screen.findByRole('heading', { name: 'You finished the whole plan!' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Set a new target' })).toBeTruthy();
});
