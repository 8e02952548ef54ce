import { jest } from '@jest/globals';
import fc from 'fast-check';
import { AUTOSAVE_MS, RETRY_MS } from './outbox';
import { SAVE_IDLE_MS } from '../../core/api/send-times';
import { open, useStoppedTime } from './outbox-fakes';
import { answering, oneOf, play, waiting } from './outbox-play';

describe('the outbox beside a server that has too much to do', () => {
  const { wait } = useStoppedTime();

  it('comes again after what the server said and at most half of it more, whatever is answered meanwhile', async () => {
    const { outbox, server, state } = open();
    server.busyMs = 20_000;
    await outbox.answered(1, 'a');
    await wait(SAVE_IDLE_MS);
    expect([server.refused, state()]).toEqual([1, { kind: 'busy', unsaved: 1 }]);
    await outbox.answered(2, 'b');
    await outbox.flush();
    await wait(RETRY_MS + SAVE_IDLE_MS);
    await wait(19_900 - RETRY_MS - SAVE_IDLE_MS);
    expect([server.refused, state()]).toEqual([1, { kind: 'busy', unsaved: 2 }]);
    server.busyMs = 0;
    await wait(10_200);
    expect([server.stored.get(1)?.answer, server.stored.get(2)?.answer, state()]).toEqual([
      'a',
      'b',
      { kind: 'saved' },
    ]);
  });

  it('comes back spread over half of what the server said, so that a class does not come as one', async () => {
    for (const [chance, least] of [
      [0, 20_000],
      [0.999, 29_900],
    ] as const) {
      const random = jest.spyOn(Math, 'random').mockReturnValue(chance);
      const { outbox, server } = open();
      server.busyMs = 20_000;
      await outbox.answered(1, 'a');
      await wait(SAVE_IDLE_MS);
      server.busyMs = 0;
      await wait(least - 50);
      expect(server.stored.size).toBe(0);
      await wait(200);
      expect(server.stored.size).toBe(1);
      outbox.stop();
      random.mockRestore();
    }
  });

  it('never stays away longer than an autosave and a half', async () => {
    const { outbox, server } = open();
    server.busyMs = 3_600_000;
    await outbox.answered(1, 'a');
    await wait(SAVE_IDLE_MS);
    server.busyMs = 0;
    await wait(AUTOSAVE_MS * 1.5);
    expect(server.stored.get(1)?.answer).toBe('a');
  });

  it('waits for it when a module is submitted, and does so for a few rounds and not for ever', async () => {
    for (const [rounds, left] of [
      [2, 0],
      [Number.POSITIVE_INFINITY, 1],
    ] as const) {
      const { outbox, server } = open();
      server.busyMs = 2_000;
      await outbox.answered(1, 'a');
      const drained = outbox.drain();
      while (server.refused < Math.min(rounds, 3)) await wait(500);
      if (server.refused === rounds) {
        server.busyMs = 0;
        await wait(3_100);
      }
      expect([await drained, server.refused]).toEqual([left, Math.min(rounds, 3)]);
      outbox.stop();
    }
  });

  it('goes on by itself after a submission was given up', async () => {
    const { outbox, server } = open();
    server.busyMs = 2_000;
    await outbox.answered(1, 'a');
    const drained = outbox.drain();
    while (server.refused < 3) await wait(500);
    expect(await drained).toBe(1);
    server.busyMs = 0;
    await wait(3_100);
    expect(server.stored.get(1)?.answer).toBe('a');
  });

  it('is left at once by who stops, also in the middle of a submission', async () => {
    const { outbox, server } = open();
    server.busyMs = 20_000;
    await outbox.answered(1, 'a');
    const drained = outbox.drain();
    await wait(100);
    outbox.stop();
    expect(jest.getTimerCount()).toBe(0);
    expect(await drained).toBe(1);
  });

  it('is busy no more when it has stored what was sent as a page was left and opened again', async () => {
    const { outbox, server, state } = open();
    server.busyMs = 30_000;
    await outbox.answered(1, 'a');
    await wait(SAVE_IDLE_MS);
    server.busyMs = 0;
    const left = outbox.retire();
    outbox.start();
    await left;
    expect(state()).toEqual({ kind: 'saved' });
    outbox.stop();
  });

  it('is sent at once when the page is left, for there may be no other time', async () => {
    const { outbox, server } = open();
    server.busyMs = 30_000;
    await outbox.answered(1, 'a');
    await wait(SAVE_IDLE_MS);
    server.busyMs = 0;
    await outbox.retire();
    expect([server.stored.get(1)?.answer, jest.getTimerCount()]).toEqual(['a', 0]);
  });

  it('says that there is no network when that is what is wrong, and that nothing is kept when it is so', async () => {
    const { outbox, server, network, state } = open();
    server.busyMs = 30_000;
    await outbox.answered(1, 'a');
    await wait(SAVE_IDLE_MS);
    network.online = false;
    outbox.networkChanged();
    expect(state()).toEqual({ kind: 'offline', unsaved: 1 });
    const poor = open({ keeps: false });
    poor.server.busyMs = 30_000;
    await poor.outbox.answered(1, 'a');
    await wait(SAVE_IDLE_MS);
    expect(poor.state()).toEqual({ kind: 'lost' });
  });

  it('loses no answer, however often and long it is refused', async () => {
    const busy = fc.record({ kind: fc.constant('busy' as const), ms: fc.constantFrom(0, 1_000, 3_000, 120_000) });
    const step = fc.oneof(answering(4), busy, waiting(9_000), oneOf('flush', 'offline', 'online'));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { outbox, server } = open();
        const last = await play(steps, { outbox, server }, wait);
        server.busyMs = 0;
        server.online = true;
        await wait(AUTOSAVE_MS * 1.5 + RETRY_MS);
        outbox.stop();
        expect(new Map([...server.stored].map(([question, { answer }]) => [question, answer]))).toEqual(last);
      }),
      { numRuns: 60 },
    );
  });
});
