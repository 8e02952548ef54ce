import fc from 'fast-check';
import { AUTOSAVE_MS } from './outbox';
import { SAVE_IDLE_MS } from '../../core/api/send-times';
import { MODULE, NOW, open, useStoppedTime } from './outbox-fakes';

describe('the outbox of a module that ends, or whose page goes', () => {
  const { wait } = useStoppedTime();

  it('tells once that the module is closed, and sends nothing more', async () => {
    const { outbox, server, told, states } = open();
    server.closed = true;
    await outbox.answered(1, 'a');
    const before = states.length;
    await wait(SAVE_IDLE_MS);
    expect([told.closed, states.length]).toEqual([1, before]);
    server.closed = false;
    await outbox.answered(2, 'b');
    expect(await outbox.drain()).toBe(2);
    await wait(AUTOSAVE_MS * 2);
    expect([told.closed, server.batches]).toEqual([1, []]);
  });

  it.each(['stored', 'closed', 'failed'] as const)(
    'does nothing at a late reply (%s) once its page has gone',
    async (reply) => {
      const { outbox, server, device, states, told, clock } = open();
      server.slow = true;
      await outbox.answered(1, 'a');
      await wait(SAVE_IDLE_MS);
      outbox.stop();
      Object.assign(server, {
        closed: reply === 'closed',
        online: reply !== 'failed',
        aheadMs: 90_000,
        deadline: MODULE.deadline + 60_000,
      });
      const [before, batches] = [states.length, server.batches.length];
      for (let turn = 0; turn < 2; turn += 1) {
        server.letGo();
        await wait(0);
      }
      await wait(AUTOSAVE_MS * 2);
      expect([states.length, told, clock.now(), device.get(1)?.sent]).toEqual([
        before,
        { closed: 0, deadlines: [] },
        NOW,
        false,
      ]);
      expect([server.waiting.length, server.batches.length - batches]).toEqual([0, reply === 'stored' ? 1 : 0]);
    },
  );

  it('sends what there is as its page is left and then rests, unless it is started again meanwhile', async () => {
    for (const again of [false, true]) {
      const { outbox, server } = open();
      server.slow = true;
      await outbox.answered(1, 'a');
      const retired = outbox.retire();
      if (again) outbox.start();
      server.slow = false;
      while (server.waiting.length > 0) {
        server.letGo();
        await wait(0);
      }
      await retired;
      expect(server.stored.get(1)?.answer).toBe('a');
      const sent = server.batches.length;
      await outbox.answered(2, 'b');
      await wait(AUTOSAVE_MS);
      expect([server.batches.length > sent, server.stored.has(2)]).toEqual([again, again]);
      outbox.stop();
    }
  });

  it('is silent once its page has gone, whenever that is and whatever replies come afterwards', async () => {
    const step = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('answer' as const), question: fc.integer({ min: 1, max: 4 }) }),
      },
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 6_000 }) }),
      },
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constantFrom(
            'let go' as const,
            'flush' as const,
            'submit' as const,
            'offline' as const,
            'online' as const,
            'closed' as const,
          ),
        }),
      },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 20 }),
        fc.constantFrom('stop' as const, 'retire' as const),
        fc.array(step, { maxLength: 20 }),
        async (steps, end, later) => {
          const { outbox, server, states, told } = open();
          server.slow = true;
          const go = async (each: (typeof steps)[number]): Promise<void> => {
            if (each.kind === 'answer') void outbox.answered(each.question, 'a');
            else if (each.kind === 'wait') await wait(each.ms);
            else if (each.kind === 'flush') void outbox.flush();
            else if (each.kind === 'submit') void outbox.drain();
            else if (each.kind === 'let go') server.letGo();
            else if (each.kind === 'closed') server.closed = true;
            else server.online = each.kind === 'online';
            await wait(0);
          };
          for (const each of steps) await go(each);
          expect(told.closed).toBeLessThanOrEqual(1);
          if (end === 'retire') {
            const retired = outbox.retire();
            while (server.waiting.length > 0) {
              server.letGo();
              await wait(0);
            }
            await retired;
          } else outbox.stop();
          const [before, underWay] = [{ ...told }, server.waiting.length];
          const heard = states.length;
          for (const each of later.filter(({ kind }) => kind !== 'answer')) await go(each);
          while (server.waiting.length > 0) {
            server.letGo();
            await wait(0);
          }
          const { length } = server.batches;
          await wait(AUTOSAVE_MS * 2);
          expect([states.length, told, server.batches.length, server.waiting.length]).toEqual([
            heard,
            before,
            length,
            0,
          ]);
          expect(underWay).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 60 },
    );
  });
});
