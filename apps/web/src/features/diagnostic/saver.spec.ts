import { jest } from '@jest/globals';
import type { SaveState } from '../../lib/save-state';
import { freshDiagnostic } from './resume';
import { AUTOSAVE_MS, DiagnosticSaver, SAVE_IDLE_MS, type SaveOutcome } from './saver';

function given({ visitor = false, outcome = () => Promise.resolve<SaveOutcome>('saved'), deviceKeeps = true }: { visitor?: boolean; outcome?: () => Promise<SaveOutcome>; deviceKeeps?: boolean } = {}) {
  const log = { kept: 0, sent: 0, failures: 0, refused: 0, states: [] as SaveState[] };
  const saver = new DiagnosticSaver({
    snapshot: () => freshDiagnostic(null),
    keepOnDevice: () => {
      log.kept += 1;
      return deviceKeeps;
    },
    saveToServer: visitor ? null : () => {
      log.sent += 1;
      return outcome();
    },
    onState: (state) => void log.states.push(state),
    onFailure: () => void (log.failures += 1),
    onAlreadySubmitted: () => void (log.refused += 1),
  });
  saver.start();
  return { saver, log, now: () => log.states.at(-1) };
}

describe('saving the diagnostic', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('keeps every change on the device at once', () => {
    const { saver, log } = given();
    saver.changed(true);
    saver.changed(false);
    expect(log.kept).toBe(2);
    expect(log.sent).toBe(0);
  });

  it('sends to the server once, 1.5 s after the last change', async () => {
    const { saver, log, now } = given();
    saver.changed(true);
    await jest.advanceTimersByTimeAsync(SAVE_IDLE_MS - 1);
    saver.changed(true);
    await jest.advanceTimersByTimeAsync(SAVE_IDLE_MS - 1);
    expect(log.sent).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(log.sent).toBe(1);
    expect(now()).toEqual({ kind: 'saved' });
  });

  it('saves every 30 s, a visitor’s test on the device alone', async () => {
    const student = given();
    const visitor = given({ visitor: true });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS * 2);
    expect(student.log).toMatchObject({ kept: 2, sent: 2 });
    expect(visitor.log).toMatchObject({ kept: 2, sent: 0 });
    expect(visitor.now()).toEqual({ kind: 'device' });
  });

  it('counts the answers that wait on the device, tells the failure once and recovers', async () => {
    let outcome: SaveOutcome = 'failed';
    const { saver, log, now } = given({ outcome: () => Promise.resolve(outcome) });
    saver.changed(true);
    saver.changed(true);
    saver.changed(false);
    await saver.flush();
    expect(now()).toEqual({ kind: 'offline', unsaved: 2 });
    saver.changed(true);
    await saver.flush();
    expect(now()).toEqual({ kind: 'offline', unsaved: 3 });
    expect(log.failures).toBe(1);
    outcome = 'saved';
    await saver.flush();
    expect(now()).toEqual({ kind: 'saved' });
  });

  it('has one request under way at a time and sends what changed meanwhile afterwards', async () => {
    const finish: ((outcome: SaveOutcome) => void)[] = [];
    const { saver, log } = given({ outcome: () => new Promise((resolve) => finish.push(resolve)) });
    const first = saver.flush();
    const second = saver.flush();
    await jest.advanceTimersByTimeAsync(0);
    expect(log.sent).toBe(1);
    finish[0]?.('saved');
    await first;
    await jest.advanceTimersByTimeAsync(0);
    expect(log.sent).toBe(2);
    finish[1]?.('saved');
    await second;
  });

  it('stops for good when the server has a submitted test', async () => {
    const { saver, log } = given({ outcome: () => Promise.resolve('already-submitted') });
    await saver.flush();
    expect(log.refused).toBe(1);
    saver.changed(true);
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS * 3);
    expect(log).toMatchObject({ sent: 1, kept: 1 });
  });

  it('says so when a visitor’s browser keeps nothing', () => {
    const { saver, now } = given({ visitor: true, deviceKeeps: false });
    saver.changed(true);
    expect(now()).toEqual({ kind: 'lost' });
  });
});
