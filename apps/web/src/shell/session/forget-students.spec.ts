import 'fake-indexeddb/auto';
import { keepSession, restoreSession } from '../../features/aivydaily/session/kept-session';
import { begun } from '../../features/aivydaily/session/practice-session';
import { freshDiagnostic } from '../../features/diagnostic/resume';
import { keepCalculator, keptCalculator } from '../../player/calculator/kept-calculator';
import { keepConversation, keptConversation } from '../../player/tutor/kept-chats';
import { eraseStudent, forgetStudents } from '../../core/device/forget-students';
import { device, eraseDevice, type KeptAnswer, type KeptModule } from '../../core/device/kept-tests';
import {
  noteSent,
  readCompleted,
  readInProgress,
  writeCompleted,
  writeInProgress,
} from '../../core/device/local-diagnostic';

const NOW = Date.UTC(2026, 10, 28);

const place = (user: string, test: string) => ({ user, test, module: 1 });
const answer = (user: string, test: string, question: number, sent: boolean): KeptAnswer => ({
  ...place(user, test),
  ...{ question, answer: 'a', seq: 5, spentMs: 9, sent },
});
const unit = (user: string, test: string, finishedAt: number | null): KeptModule => ({
  ...place(user, test),
  ...{ questions: [], deadline: null, unit: { planId: 'p', skill: 1, finishedAt } },
});
const diagnosticOf = (owner: string | null) => ({ ...freshDiagnostic(owner), english: ['a', 'b'] });

/** Everything that a student's pages keep; the server has it all. */
async function work(user: string): Promise<void> {
  keepSession(user, begun(7, 3, NOW), NOW);
  keepCalculator(user, 't', { entries: [] });
  keepConversation(user, 7, 41);
  writeInProgress({ ...diagnosticOf(user), sent: true });
  await device.putModule(unit(user, 'done', null));
  await device.putAnswers([answer(user, 'done', 1, true), answer(user, 'done', 2, true)]);
  await device.putDesk({
    ...place(user, 'done'),
    anchor: { serverMs: 1, wallMs: 1 },
    workspace: null,
    workspaceSeq: 1,
  });
}
const left = async (user: string): Promise<unknown[]> => [
  restoreSession(user, NOW),
  keptCalculator(user, 't'),
  keptConversation(user, 7),
  readInProgress(user),
  await device.modulesOfUser(user),
  await device.answersOf(user, 'done', 1),
  await device.deskOf(user, 'done', 1),
];
const NOTHING = [null, undefined, null, null, [], [], undefined];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => Promise.all(['maya', 'ben'].map(eraseDevice)));

describe('after a sign-out', () => {
  it('nothing is left of what the server has', async () => {
    await work('maya');
    await forgetStudents(null);
    expect(await left('maya')).toEqual(NOTHING);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('maya');
  });

  it('what the server lacks stays for its owner: answers, an end of a unit, a diagnostic', async () => {
    await device.putModule(unit('maya', 'unsent', null));
    await device.putAnswers([answer('maya', 'unsent', 1, true), answer('maya', 'unsent', 2, false)]);
    await device.putModule(unit('maya', 'finished', 9));
    await device.putAnswers([answer('maya', 'finished', 3, true)]);
    writeInProgress(diagnosticOf('maya'));
    await forgetStudents(null);
    expect((await device.answersOf('maya', 'unsent', 1)).map(({ question }) => question)).toEqual([1, 2]);
    expect((await device.answersOf('maya', 'finished', 1)).map(({ question }) => question)).toEqual([3]);
    expect((await device.modulesOfUser('maya')).map(({ test }) => test)).toEqual(['finished', 'unsent']);
    expect(readInProgress('maya')?.english).toEqual(['a', 'b']);
    writeCompleted({ ...diagnosticOf('maya'), end_time: '2026-11-28 10:00:00' });
    await forgetStudents(null);
    expect(readCompleted('maya')?.english).toEqual(['a', 'b']);
  });

  it("a visitor's test stays", async () => {
    writeInProgress({ ...diagnosticOf(null), sent: true });
    keepCalculator(null, 't', { entries: [] });
    await forgetStudents(null);
    expect([readInProgress(null)?.english, keptCalculator(null, 't')]).toEqual([['a', 'b'], { entries: [] }]);
  });
});

describe('a student who signs in', () => {
  it('keeps their own things, and finds none of the student before', async () => {
    await work('maya');
    await work('ben');
    await forgetStudents('ben');
    expect(await left('maya')).toEqual(NOTHING);
    expect((await left('ben')).filter((each) => each === null || each === undefined)).toEqual([]);
  });
});

describe('a diagnostic on the server', () => {
  it('is noted as sent while the device has the same answers, and never brought back', () => {
    const test = diagnosticOf('maya');
    noteSent(test);
    expect(readInProgress('maya')).toBeNull();
    writeInProgress({ ...test, english: ['a', 'c'] });
    noteSent(test);
    expect(readInProgress('maya')?.sent).toBeUndefined();
    writeInProgress(test);
    noteSent(test);
    expect(readInProgress('maya')?.sent).toBe(true);
  });
});

describe('an account that is deleted', () => {
  it('leaves nothing, sent or not, and takes nothing of the others', async () => {
    await work('ben');
    await work('maya');
    await device.putAnswers([answer('maya', 'unsent', 2, false)]);
    writeInProgress(diagnosticOf('maya'));
    await eraseStudent('maya');
    expect(await left('maya')).toEqual(NOTHING);
    expect(await device.answersOf('maya', 'unsent', 1)).toEqual([]);
    expect((await device.modulesOfUser('ben')).length).toBe(1);
  });
});
