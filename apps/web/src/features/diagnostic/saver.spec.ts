import { jest } from '@jest/globals';
import fc from 'fast-check';
import type { SaveState } from '../../player/save-state';
import { freshDiagnostic } from './resume';
import { AUTOSAVE_MS, DiagnosticSaver, type SaveOutcome } from './saver';
import { SAVE_IDLE_MS } from '../../core/api/send-times';

function given({
  visitor = false,
  outcome = () => Promise.resolve<SaveOutcome>('saved'),
  deviceKeeps = true,
}: { visitor?: boolean; outcome?: () => Promise<SaveOutcome>; deviceKeeps?: boolean } = {}) {
  const log = { kept: 0, sent: 0, failures: 0, refused: 0, states: [] as SaveState[] };
  const saver = new DiagnosticSaver({
    snapshot: () => freshDiagnostic(null),
    keepOnDevice: () => {
      log.kept += 1;
      return deviceKeeps;
    },
    saveToServer: visitor
      ? null
      : () => {
          log.sent += 1;
          return outcome();
        },
    onState: (state) => void log.states.push(state),
    onSent: () => undefined,
    onFailure: () => void (log.failures += 1),
    onAlreadySubmitted: () => void (log.refused += 1),
  });
  saver.start();
  return { saver, log, now: () => log.states.at(-1) };
}

describe('saving the diagnostic', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('says on the device whether the server has the answers, also when the page is left before the reply', async () => {
    const kept: (boolean | undefined)[] = [];
    const noted: string[] = [];
    const saver = new DiagnosticSaver({
      snapshot: () => freshDiagnostic('maya'),
      keepOnDevice: ({ sent }) => kept.push(sent) > 0,
      onSent: () => void noted.push('sent'),
      saveToServer: () => new Promise((resolve) => setTimeout(() => resolve('saved'), 100)),
      onState: () => undefined,
      onFailure: () => undefined,
      onAlreadySubmitted: () => undefined,
    });
    saver.start();
    saver.changed(true);
    await jest.advanceTimersByTimeAsync(SAVE_IDLE_MS + 100);
    saver.keep();
    saver.changed(true);
    expect(kept).toEqual([false, false, true, false]);
    void saver.flush();
    saver.stop();
    await jest.advanceTimersByTimeAsync(100);
    expect(noted).toEqual(['sent', 'sent']);
  });

  it('keeps every change on the device at once', () => {
    const { saver, log } = given();
    saver.changed(true);
    saver.changed(false);
    expect(log.kept).toBe(2);
    expect(log.sent).toBe(0);
  });

  it('leaves a busy server alone until it said, without an alarm, and keeps every change on the device meanwhile', async () => {
    let busy = true;
    const { saver, log, now } = given({
      outcome: async () => (busy ? { busy: true, retryAfterMs: 10_000 } : 'saved'),
    });
    saver.changed(true);
    await jest.advanceTimersByTimeAsync(SAVE_IDLE_MS);
    expect([log.sent, now(), log.failures]).toEqual([1, { kind: 'busy', unsaved: 1 }, 0]);
    saver.changed(true);
    await jest.advanceTimersByTimeAsync(9_900);
    expect([log.sent, log.kept > 2, now()]).toEqual([1, true, { kind: 'busy', unsaved: 2 }]);
    busy = false;
    await jest.advanceTimersByTimeAsync(5_200);
    expect([log.sent, now()]).toEqual([2, { kind: 'saved' }]);
    saver.stop();
    expect(jest.getTimerCount()).toBe(0);
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
    expect(log.failures).toBe(1);
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

  it.each(['saved', 'failed', 'already-submitted'] as const)(
    'does nothing at a late reply (%s) once its page has gone',
    async (reply) => {
      const finish: ((outcome: SaveOutcome) => void)[] = [];
      const { saver, log } = given({ outcome: () => new Promise((resolve) => finish.push(resolve)) });
      saver.changed(true);
      await jest.advanceTimersByTimeAsync(SAVE_IDLE_MS);
      // One more waits for its turn, and must not have it any more.
      const waiting = saver.flush();
      saver.stop();
      const before = structuredClone(log);
      finish[0]?.(reply);
      await waiting;
      await jest.advanceTimersByTimeAsync(AUTOSAVE_MS * 3);
      expect(log).toEqual(before);
      expect(log).toMatchObject({ sent: 1, failures: 0, refused: 0 });
    },
  );

  it('says at every try that it is saving, also after one that failed', async () => {
    const finish: ((outcome: SaveOutcome) => void)[] = [];
    const { saver, now } = given({ outcome: () => new Promise((resolve) => finish.push(resolve)) });
    saver.changed(true);
    const first = saver.flush();
    finish[0]?.('failed');
    await first;
    expect(now()).toEqual({ kind: 'offline', unsaved: 1 });
    const second = saver.flush();
    expect(now()).toEqual({ kind: 'saving' });
    finish[1]?.('saved');
    await second;
    expect(now()).toEqual({ kind: 'saved' });
  });

  it('tells of a submitted test once, though another save waits for its turn behind the one that finds it', async () => {
    const finish: ((outcome: SaveOutcome) => void)[] = [];
    const { saver, log, now } = given({ outcome: () => new Promise((resolve) => finish.push(resolve)) });
    saver.changed(true);
    const [first, second] = [saver.flush(), saver.flush()];
    const before = now();
    finish[0]?.('already-submitted');
    await Promise.all([first, second]);
    expect(log).toMatchObject({ sent: 1, refused: 1, failures: 0 });
    // The page that is told takes over: the saver says nothing more of its own.
    expect(now()).toEqual(before);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('says so when a visitor’s browser keeps nothing', () => {
    const { saver, now } = given({ visitor: true, deviceKeeps: false });
    saver.changed(true);
    expect(now()).toEqual({ kind: 'lost' });
  });

  it('takes what changes while a save is under way for unsaved, and says so until it is sent', async () => {
    const finish: ((outcome: SaveOutcome) => void)[] = [];
    const { saver, log, now } = given({ outcome: () => new Promise((resolve) => finish.push(resolve)) });
    saver.changed(true);
    expect(now()).toEqual({ kind: 'saving' });
    await jest.advanceTimersByTimeAsync(SAVE_IDLE_MS);
    saver.changed(true);
    finish[0]?.('saved');
    await jest.advanceTimersByTimeAsync(0);
    expect(now()).toEqual({ kind: 'saving' });
    await jest.advanceTimersByTimeAsync(SAVE_IDLE_MS);
    finish[1]?.('failed');
    await jest.advanceTimersByTimeAsync(0);
    expect([now(), log.sent]).toEqual([{ kind: 'offline', unsaved: 1 }, 2]);
  });

  it('ends with what stands on the screen on the server, one save at a time, however late replies come and whatever fails', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('change' as const) }),
      fc.record({ kind: fc.constantFrom('flush' as const, 'saved' as const, 'failed' as const) }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 3_000 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        let onScreen = 0;
        let onServer = 0;
        let atOnce = 0;
        const replies: ((outcome: SaveOutcome) => void)[] = [];
        const states: SaveState[] = [];
        const saver = new DiagnosticSaver({
          snapshot: () => ({ ...freshDiagnostic(null), saved_at: onScreen }),
          keepOnDevice: () => true,
          // The copy is what stood on the screen as it was sent; the server keeps the one that came last.
          saveToServer: ({ saved_at: copy }) =>
            new Promise((resolve) => {
              replies.push((outcome) => {
                if (outcome === 'saved') onServer = copy;
                resolve(outcome);
              });
              atOnce = Math.max(atOnce, replies.length);
            }),
          onState: (state) => void states.push(state),
          onFailure: () => undefined,
          onSent: () => undefined,
          onAlreadySubmitted: () => undefined,
        });
        saver.start();
        for (const each of steps) {
          if (each.kind === 'change') {
            onScreen += 1;
            saver.changed(true);
          } else if (each.kind === 'wait') await jest.advanceTimersByTimeAsync(each.ms);
          else if (each.kind === 'flush') void saver.flush();
          else replies.shift()?.(each.kind);
          await jest.advanceTimersByTimeAsync(0);
          const now = states.at(-1)!;
          if (now.kind === 'saved') expect(onServer).toBe(onScreen);
          if (now.kind === 'offline') expect(now.unsaved).toBeGreaterThanOrEqual(onScreen - onServer);
        }
        expect(atOnce).toBeLessThanOrEqual(1);
        const last = saver.flush();
        for (let round = 0; round < steps.length + 5; round += 1) {
          replies.shift()?.('saved');
          await jest.advanceTimersByTimeAsync(0);
        }
        await last;
        saver.stop();
        expect([onServer, states.at(-1)]).toEqual([onScreen, { kind: 'saved' }]);
      }),
      { numRuns: 80 },
    );
  });
});
