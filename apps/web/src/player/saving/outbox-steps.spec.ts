import fc from 'fast-check';
import { AUTOSAVE_MS } from './outbox';
import { open, useStoppedTime } from './outbox-fakes';
import { answering, oneOf, play, waiting } from './outbox-play';

describe('the outbox of a module, whatever happens', () => {
  const { wait } = useStoppedTime();

  it('ends with the last answer of every question on the server, whatever the network does in between', async () => {
    const step = fc.oneof(answering(5), oneOf('offline', 'online', 'deaf', 'hearing', 'flush'), waiting(7_000));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { outbox, server } = open();
        const last = await play(steps, { outbox, server }, wait);
        server.online = true;
        server.deaf = false;
        expect(await outbox.drain()).toBe(0);
        outbox.stop();
        expect(new Map([...server.stored].map(([question, { answer }]) => [question, answer]))).toEqual(last);
      }),
      { numRuns: 60 },
    );
  });

  it('counts as sent only what the server has, however late and in whatever order replies come, whatever changes and fails in between', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: answering(4) },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('mark' as const), question: fc.integer({ min: 1, max: 4 }) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('time' as const),
          question: fc.integer({ min: 1, max: 4 }),
          ms: fc.integer({ min: 1, max: 5_000 }),
        }),
      },
      { weight: 5, arbitrary: fc.record({ kind: fc.constant('let go' as const), which: fc.nat(3) }) },
      { weight: 3, arbitrary: oneOf('offline', 'online', 'deaf', 'hearing', 'flush', 'submit') },
      { weight: 3, arbitrary: waiting(6_000) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 60 }), async (steps) => {
        const { outbox, server, device, state } = open();
        server.slow = true;
        const last = new Map<number, string>();
        const spent = new Map<number, number>();
        const empty = { position: 0, marked: [] as number[], eliminated: {}, annotations: [] };
        let marked: number[] = [];
        const trulyUnsent = (): number =>
          [...last].filter(([question, answer]) => server.stored.get(question)?.answer !== answer).length;
        const marksOnServer = (): readonly number[] =>
          server.batches.findLast(({ workspace }) => workspace !== undefined)?.workspace?.marked ?? [];
        for (const each of steps) {
          if (each.kind === 'answer') {
            last.set(each.question, each.answer);
            await outbox.answered(each.question, each.answer);
          } else if (each.kind === 'mark') {
            marked = [...marked, each.question];
            await outbox.deskChanged({ ...empty, marked });
          } else if (each.kind === 'time') {
            spent.set(each.question, (spent.get(each.question) ?? 0) + each.ms);
            outbox.spent(new Map(spent));
          } else if (each.kind === 'let go') {
            server.letGo(each.which);
            await wait(0);
          } else if (each.kind === 'wait') await wait(each.ms);
          else if (each.kind === 'flush') void outbox.flush();
          else if (each.kind === 'submit') void outbox.drain();
          else if (each.kind === 'offline' || each.kind === 'online') server.online = each.kind === 'online';
          else server.deaf = each.kind === 'deaf';
          // It may know less than the server has (a confirmation on its way), never more.
          expect(outbox.unsent).toBeGreaterThanOrEqual(trulyUnsent());
          for (const [question, kept] of device)
            if (kept.sent) expect(server.stored.get(question)).toMatchObject({ answer: kept.answer, seq: kept.seq });
          if (state()?.kind === 'saved') expect([trulyUnsent(), marksOnServer()]).toEqual([0, marked]);
        }
        expect(server.atOnce).toBeLessThanOrEqual(1);
        Object.assign(server, { slow: false, online: true, deaf: false });
        while (server.waiting.length > 0) {
          server.letGo();
          await wait(0);
        }
        expect(await outbox.drain()).toBe(0);
        await wait(AUTOSAVE_MS);
        outbox.stop();
        expect(
          new Map(
            [...server.stored]
              .filter(([question]) => last.has(question))
              .map(([question, { answer }]) => [question, answer]),
          ),
        ).toEqual(last);
        expect(
          new Map(
            [...server.stored]
              .filter(([question]) => spent.has(question))
              .map(([question, { spentMs }]) => [question, spentMs]),
          ),
        ).toEqual(spent);
        expect(marksOnServer()).toEqual(marked);
        expect(state()).toEqual({ kind: 'saved' });
      }),
      { numRuns: 80 },
    );
  });
});
