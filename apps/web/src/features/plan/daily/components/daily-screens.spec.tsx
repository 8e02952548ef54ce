import { jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { device } from '../../../../core/device/kept-tests';
import { FakeLocks } from '../../../../core/testing/fake-locks';
import { fakeTime, pass, until } from '../../../../core/testing/time';
import { planApi } from '../../../../core/api/plan';
import { eraseUnit, keptUnit, unitPlace } from '../kept-units';
import { openUnit } from '../open-unit';
import { ServerClock } from '../../../../player/saving/server-clock';
import { DAY, DailyWorld, FINISH, PLAN, QUESTIONS, QUESTIONS_PATH, TRANSITIONS } from '../testing/daily-world';
import { LOOK_AFTER_MS } from '../../../../core/celebration/use-until-current';
import type { Rewards } from '../../../../core/celebration/facts';
import { DailyFinishScreen } from './daily-finish-screen';
import { DailyResultScreen } from './daily-result-screen';
import { DailyStartScreen } from './daily-start-screen';
import { DailyTestScreen } from './daily-test-screen';

const { useDailyProgressQuery } = planApi;

let world: DailyWorld;
beforeEach(() => {
  world = new DailyWorld();
});
afterEach(() => eraseUnit(unitPlace('u1', PLAN, DAY)));

const answered = (answers: readonly string[]): void =>
  answers.forEach((answer, index) => {
    if (answer) world.answers.set(QUESTIONS[index]!.id, { answer, seq: 5, spent_ms: 9_000 });
  });
const title = async (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the start of a daily unit', () => {
  const start = (day = DAY, planId = PLAN) => world.show(<DailyStartScreen planId={planId} day={day} />);

  it('says what today is about, has the questions kept, and leads in', async () => {
    start();
    expect(await screen.findByText('Transitions')).toBeTruthy();
    expect(screen.getByText('5 questions')).toBeTruthy();
    expect(screen.getByText('About 15 minutes')).toBeTruthy();
    expect(await keptUnit('u1', DAY)).toMatchObject({ questions: QUESTIONS });
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(world.at).toBe(`/daily-test/${DAY}/r&w`);
  });

  it('goes on with a unit that was begun', async () => {
    answered(['a', 'b']);
    // An answer that was taken back is none.
    world.answers.set(QUESTIONS[2]!.id, { answer: '', seq: 6, spent_ms: 1 });
    start();
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
    expect(screen.getByText(/answered two of five/)).toBeTruthy();
  });

  it.each([
    ['locked', 7, 'Day 7 is still locked', 'Go to day 3', `/daily-test/start/3/${PLAN}/r&w`],
    ['behind the student', 2, 'Day 2 is done', 'See your result', `/daily-test/result/2/${PLAN}/math`],
  ] as const)('of a day that is %s says so and leads on', async (_what, day, heading, action, to) => {
    start(day);
    await title(heading);
    await userEvent.click(screen.getByRole('button', { name: action }));
    expect(world.at).toBe(to);
  });

  it('while today is done leads to what was done', async () => {
    world.plan = { ...world.plan!, today: '2026-03-03' };
    start();
    await title('Today is done');
    await userEvent.click(screen.getByRole('button', { name: 'See the result of day 2' }));
    expect(world.at).toBe(`/daily-test/result/2/${PLAN}/math`);
  });

  it.each([
    ['PLAN-DONETODAY', 'Today is done', 'See the result of day 2'],
    ['PLAN-DAYLOCKED', 'Day 3 is still locked', 'Go to day 2'],
    ['PLAN-TESTDAY', 'Day 3 is a practice test', 'Go to the full test'],
    ['PLAN-NOTEXIST', 'We can’t find that day', 'Go to your dashboard'],
  ])('believes the server where the plan here is old: %s', async (code, heading, action) => {
    world.refusals.set(QUESTIONS_PATH, { code, status: 409 });
    start();
    await title(heading);
    expect(screen.getByRole('button', { name: action })).toBeTruthy();
  });

  it('clears away what was begun on an earlier day and finished elsewhere', async () => {
    const earlier = unitPlace('u1', PLAN, DAY - 1);
    await device.putModule({
      ...earlier,
      questions: QUESTIONS,
      deadline: null,
      unit: { planId: PLAN, skill: TRANSITIONS, finishedAt: null },
    });
    start();
    await screen.findByRole('button', { name: 'Start' });
    expect(await keptUnit('u1', DAY - 1)).toBeUndefined();
  });

  it('of another’s plan, and of no day, finds nothing', async () => {
    start(DAY, 'p2');
    await title('We can’t find that day');
  });

  it('without network is what this device keeps, or can be tried again', async () => {
    world.server.online = false;
    const { unmount } = start();
    await title('We couldn’t open your set');
    world.server.online = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Start' });
    unmount();
    world = new DailyWorld();
    world.server.online = false;
    start();
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
  });
});

describe('a daily unit that another tab has', () => {
  it('is called a unit, and can be gone on with here', async () => {
    const locks = new FakeLocks();
    const uninstall = locks.install();
    await locks.takeElsewhere();
    const { unmount } = world.show(<DailyTestScreen day={DAY} />, `/daily-test/${DAY}/r&w`);
    await title('The unit is open in another tab');
    expect(screen.queryByText(/\btest\b/i)).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue here' })).toBeTruthy();
    unmount();
    uninstall();
  });
});

describe('the result of a daily unit', () => {
  const result = (day = DAY) =>
    world.show(<DailyResultScreen planId={PLAN} day={day} />, `/daily-test/result/${day}/${PLAN}/r&w`);

  it('shows the rate and the five questions, and explains each with what the chosen mistake means', async () => {
    answered(['a', 'b', 'a', '', 'a']);
    world.finishElsewhere();
    result();
    expect(await screen.findByText('Reading & Writing: 3 of 5 correct')).toBeTruthy();
    expect(screen.getByText('3 correct · 1 incorrect · 1 omitted')).toBeTruthy();
    expect(screen.getByText(/^2 questions are worth another look\. Begin with question 2: open it/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Question 2, incorrect. Open the analysis' }));
    expect(await screen.findByText('Slip of 12.')).toBeTruthy();
    expect(screen.getByText('Because 12.')).toBeTruthy();
    // Nothing was scored, so nothing cost points.
    expect(screen.queryByText(/points/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next question' }));
    expect(await screen.findByText('Because 13.')).toBeTruthy();
    expect(screen.queryByText('Where it slipped')).toBeNull();
  });

  it('of an unfinished unit leads to its start', async () => {
    result();
    await waitFor(() => expect(world.at).toBe(`/daily-test/start/${DAY}/${PLAN}/r&w`));
  });

  it.each([QUESTIONS_PATH, '/daily/get-answer'])('can be tried again where %s failed', async (path) => {
    world.finishElsewhere();
    world.refusals.set(path, { code: 'PLAN-DB', status: 500 });
    result();
    await title('We couldn’t load your day 3 result');
    world.refusals.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Reading & Writing: 0 of 5 correct')).toBeTruthy();
  });

  it('that the server does not know is not there', async () => {
    world.refusals.set('/daily/get-answer', { code: 'PLAN-NOTEXIST', status: 404 });
    result();
    await title('We can’t find that day');
  });

  it('asks for no answers on a test day, and leads to the full test', async () => {
    result(15);
    await title('Day 15 is a practice test');
    expect(world.server.sent('/daily/get-answer')).toEqual([]);
  });

  it('waits on this device while the network is away, and shows itself when it is back', async () => {
    const opened = await world.store.dispatch(openUnit('u1', PLAN, DAY, new ServerClock()));
    if (opened.kind !== 'ready') throw new Error('not ready');
    const { module } = opened.start;
    await device.putAnswers(
      QUESTIONS.map(({ id }) => ({
        ...unitPlace('u1', PLAN, DAY),
        question: id,
        answer: 'a',
        seq: 9,
        spentMs: 1,
        sent: false,
      })),
    );
    await device.putModule({ ...module, unit: { ...module.unit, finishedAt: 1_000 } });
    world.server.online = false;
    result();
    expect(await screen.findByRole('heading', { name: 'Saved on this device' })).toBeTruthy();
    world.server.online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Reading & Writing: 5 of 5 correct')).toBeTruthy();
    expect(world.finishedAt).toEqual([1_000]);
  });

  it('that cannot be handed in says why', async () => {
    const opened = await world.store.dispatch(openUnit('u1', PLAN, DAY, new ServerClock()));
    if (opened.kind !== 'ready') throw new Error('not ready');
    const { module } = opened.start;
    await device.putModule({ ...module, unit: { ...module.unit, finishedAt: 1_000 } });
    world.refusals.set(FINISH, { code: 'PLAN-DONETODAY', status: 409 });
    result();
    expect(await screen.findByText(/We couldn’t send it: Today is done/)).toBeTruthy();
    expect(await keptUnit('u1', DAY)).toBeDefined();
  });
});

describe('the end of a daily unit', () => {
  const finish = (rewards?: Rewards) =>
    world.show(<DailyFinishScreen day={DAY} rewards={rewards} />, `/daily-test/finish/${DAY}`);
  afterEach(() => void jest.useRealTimers());

  it('says what grew once the learner record has moved, with points and streak', async () => {
    fakeTime();
    answered(['a', 'a', 'a', 'a', 'a']);
    world.finishElsewhere();
    world.isRecordCurrent = false;
    // What the answers alone have moved at once is not what the record will say.
    world.gained = { [TRANSITIONS]: 1.2 };
    finish({ points_left: 720 } as Rewards);
    await until(() => screen.queryByText('Working out what grew…') !== null);
    // Five right answers and the finished set: 5 × 20 + 20.
    await until(() => screen.queryByText('+120') !== null && screen.queryByText('points, 720 now') !== null);
    await until(() => screen.queryByText('day streak') !== null);
    expect(screen.getByText('day streak').closest('button')!.textContent).toContain('3');
    world.gained = { [TRANSITIONS]: 3.6 };
    world.isRecordCurrent = true;
    await until(() => screen.queryByText('+4') !== null, 4_000);
    const bar = screen.getByRole('img', { name: '58 before, 62 now' });
    expect([...bar.children].map((part) => part.getAttribute('style'))).toEqual([
      'width: 58%;',
      'left: 58%; width: 4%;',
    ]);
    expect(screen.getByRole('heading', { name: 'What grew' })).toBeTruthy();
    expect(screen.getByText('All five right. Transitions is looking solid.')).toBeTruthy();
  });

  it('explains each figure in one tap', async () => {
    fakeTime();
    answered(['a', 'a', 'a', 'a', 'b']);
    world.gained = { [TRANSITIONS]: 3 };
    world.finishElsewhere();
    finish();
    await until(() => screen.queryByText('+100') !== null && screen.queryByText('What grew') !== null);
    const tap = (name: RegExp, words: RegExp): void => {
      fireEvent.click(screen.getByRole('button', { name }));
      expect(screen.getByRole('dialog').textContent).toMatch(words);
      fireEvent.click(screen.getByRole('button', { name }));
    };
    tap(/^\+100/, /20 points for each right answer/);
    tap(/day streak/, /10 minutes of practice/);
    tap(/What grew/, /from 0 to 100/);
  });

  it('offers what was missed as the one next step', async () => {
    answered(['a', 'a', 'a', 'b', 'b']);
    world.finishElsewhere();
    finish();
    const next = await screen.findByRole('link', { name: 'Try the 2 you missed again' });
    expect(next.getAttribute('href')).toBe('/mistakes?test=unit-3');
    expect(screen.getByRole('link', { name: 'Done for today' }).getAttribute('href')).toBe('/dashboard');
  });

  it('looks a few times, and never shows a step back', async () => {
    fakeTime();
    world.isRecordCurrent = false;
    world.finishElsewhere();
    finish();
    await pass(60_000);
    expect(screen.getByText(/About the same for now/)).toBeTruthy();
    expect(screen.getByRole('img', { name: '58 of 100' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What you practiced' })).toBeTruthy();
    expect(world.server.sent('/daily/daily-progress')).toHaveLength(1 + LOOK_AFTER_MS.length);
  });

  it('asks again where the dashboard asked before the set was finished', async () => {
    const Dashboard = () => <p>{useDailyProgressQuery({ plan_id: PLAN, day: DAY }).data?.mastery?.[TRANSITIONS]}</p>;
    world.show(<Dashboard />);
    await screen.findByText('58');
    world.finishElsewhere();
    world.gained = { [TRANSITIONS]: 3 };
    finish();
    expect(await screen.findByText('+3')).toBeTruthy();
  });

  it('asks once where the record is ready', async () => {
    fakeTime();
    world.finishElsewhere();
    finish();
    await until(() => screen.queryByText(/About the same for now/) !== null);
    await pass(60_000);
    expect(world.server.sent('/daily/daily-progress')).toHaveLength(1);
  });

  it('of a unit that is not finished asks for no answers and says nothing of it', async () => {
    fakeTime();
    finish();
    await pass(10_000);
    expect(screen.getByText('Rest, and come back tomorrow.')).toBeTruthy();
    expect(world.server.sent('/daily/get-answer')).toEqual([]);
  });

  it('doesn’t call a hard one easy', async () => {
    answered(['a', 'b', 'b', 'b', 'b']);
    world.finishElsewhere();
    finish();
    expect(await screen.findByText(/One of five right. That was a hard one/)).toBeTruthy();
  });
});
