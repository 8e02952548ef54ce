import { SAVE_IDLE_MS } from '../../core/api/send-times';
import { NOW, open, useStoppedTime } from './outbox-fakes';

/** The page's clock is so far ahead of the server's until the first response. */
const AHEAD_MS = 600_000;
const SERVER_NOW = NOW - AHEAD_MS;
const WORKSPACE = { position: 2, marked: [7], eliminated: {}, annotations: [] };

describe('what a page dated by a clock that was ahead', () => {
  const { wait } = useStoppedTime();
  function openAhead() {
    const world = open();
    world.server.aheadMs = -AHEAD_MS;
    return world;
  }

  it('goes again by the server’s clock, and the device has it so: a later answer elsewhere wins', async () => {
    const { outbox, server, device, state } = openAhead();
    await outbox.answered(1, 'a');
    await wait(SAVE_IDLE_MS);
    expect([server.stored.size, outbox.unsent]).toEqual([0, 1]);
    await wait(SAVE_IDLE_MS);
    expect(server.stored.get(1)).toMatchObject({ answer: 'a', seq: SERVER_NOW });
    expect([device.get(1), state()]).toMatchObject([{ seq: SERVER_NOW, sent: true }, { kind: 'saved' }]);
    // The next one is dated right at the first try.
    await outbox.answered(1, 'b');
    expect(await outbox.drain()).toBe(0);
    expect([server.stored.get(1), server.batches.length]).toMatchObject([{ answer: 'b', seq: SERVER_NOW + 1 }, 3]);
  });

  it('is all with the server before the module is submitted, including what changed while it was refused', async () => {
    const { outbox, server } = openAhead();
    server.slow = true;
    for (const question of [1, 2]) await outbox.answered(question, 'a');
    const drained = outbox.drain();
    await outbox.answered(2, 'c');
    server.slow = false;
    while (server.waiting.length > 0) {
      server.letGo();
      await wait(0);
    }
    expect(await drained).toBe(0);
    expect([1, 2].map((question) => server.stored.get(question)?.answer)).toEqual(['a', 'c']);
  });

  it('counts when it was given in time, though its date was after the deadline', async () => {
    const { outbox, server } = openAhead();
    server.deadline = SERVER_NOW + 60_000;
    await outbox.answered(1, 'a');
    expect(await outbox.drain()).toBe(0);
    expect(server.stored.get(1)).toMatchObject({ answer: 'a', seq: SERVER_NOW });
  });

  it('holds marks and notes too', async () => {
    const { outbox, server, desks, state } = openAhead();
    await outbox.deskChanged(WORKSPACE);
    await wait(SAVE_IDLE_MS);
    expect([server.desk, state()]).toEqual([null, { kind: 'saving' }]);
    await wait(SAVE_IDLE_MS);
    expect([server.desk, state()]).toEqual([{ workspace: WORKSPACE, seq: SERVER_NOW }, { kind: 'saved' }]);
    expect(desks.at(-1)?.workspaceSeq).toBe(SERVER_NOW);
  });
});

it('an answer that came too late by a right clock is refused once, and not sent again', async () => {
  const { outbox, server } = open();
  server.deadline = NOW - 21_000;
  await outbox.answered(1, 'a');
  expect(await outbox.drain()).toBe(0);
  expect([server.stored.size, server.batches.length]).toEqual([0, 1]);
});
