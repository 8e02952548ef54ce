import { jest } from '@jest/globals';
import { AUTOSAVE_MS } from './outbox';
import { DESK, MODULE, NOW, open, useStoppedTime } from './outbox-fakes';

const WORKSPACE = { position: 2, marked: [7], eliminated: {}, annotations: [] };
const marked = { ...DESK, workspace: WORKSPACE, workspaceSeq: NOW };
const answer = { user: 'u', test: 't', module: MODULE.module, question: 7, answer: 'b', seq: NOW, spentMs: 0 };

describe('what a batch of the outbox holds', () => {
  const { wait } = useStoppedTime();

  it('is what changed since the server had it, and nothing twice', async () => {
    const { outbox, server } = open();
    await outbox.answered(7, 'b');
    outbox.spent(new Map([[7, 5_000]]));
    await outbox.flush();
    await outbox.answered(8, 'c');
    await outbox.flush();
    await outbox.flush();
    expect(server.batches.map(({ question_id: ids }) => ids)).toEqual([[7], [8], []]);
  });

  it('has the marks once, and not those that the server gave', async () => {
    const { outbox, server } = open({ desk: marked, deskSent: true });
    await outbox.flush();
    await outbox.deskChanged({ ...WORKSPACE, marked: [] });
    await outbox.flush();
    await outbox.flush();
    expect(server.batches.map(({ workspace }) => workspace?.marked)).toEqual([undefined, [], undefined]);
  });

  it('has times in whole milliseconds, never less than before, and none that the server gave', async () => {
    const { outbox, server } = open({ answers: [{ ...answer, spentMs: 9_000, sent: true }] });
    await outbox.flush();
    outbox.spent(new Map([[7, 2_000]]));
    await outbox.flush();
    outbox.spent(
      new Map([
        [7, 9_000.6],
        [8, 1_234.5],
      ]),
    );
    await outbox.flush();
    expect(server.batches.map(({ question_id: ids, spent_ms: ms }) => [ids, ms])).toEqual([
      [[], []],
      [[], []],
      [
        [7, 8],
        [9_001, 1_235],
      ],
    ]);
  });

  it('is not sent at the start when there is nothing in it', async () => {
    const { server } = open({ desk: DESK, deskSent: false });
    await wait(0);
    expect(server.batches).toEqual([]);
  });

  it('takes a question that was only looked at for no answer: nothing waits, and the device keeps none', async () => {
    const { outbox, server, device } = open();
    outbox.spent(new Map([[9, 4_000]]));
    expect(outbox.unsent).toBe(0);
    await outbox.flush();
    expect([server.stored.get(9)?.spentMs, device.size]).toEqual([4_000, 0]);
  });

  it('is followed, before a module is submitted, by what changed while it was under way', async () => {
    const { outbox, server } = open();
    server.slow = true;
    await outbox.answered(7, 'b');
    const drained = outbox.drain();
    await wait(0);
    await outbox.answered(7, 'c');
    for (let turns = 0; turns < 6; turns += 1) {
      server.letGo();
      await wait(0);
    }
    expect([await drained, server.stored.get(7)?.answer]).toEqual([0, 'c']);
  });
});

describe('what the outbox says of a device', () => {
  const { wait } = useStoppedTime();

  it('is nothing bad before it has refused something', async () => {
    const before = open({ answers: [{ ...answer, sent: false }], online: false });
    await before.outbox.flush();
    expect(before.state()).toEqual({ kind: 'offline', unsaved: 1 });
    // Where there was nothing to keep, a device without room was not asked.
    const { outbox, server, state } = open({ keeps: false });
    await outbox.flush();
    server.online = false;
    await outbox.flush();
    expect(state()).toEqual({ kind: 'offline', unsaved: 0 });
  });

  it('is good again once it has kept something', async () => {
    const { outbox, server, room, state } = open({ keeps: false });
    server.online = false;
    await outbox.answered(7, 'b');
    await outbox.flush();
    expect(state()).toEqual({ kind: 'lost' });
    room.keeps = true;
    await outbox.answered(7, 'c');
    await outbox.flush();
    expect(state()).toEqual({ kind: 'offline', unsaved: 1 });
  });

  it('is with each desk what time it was there, for a reload without network', async () => {
    const { outbox, server, desks } = open();
    server.aheadMs = 90_000;
    await outbox.flush();
    await outbox.deskChanged(WORKSPACE);
    expect(desks[0]!.anchor).toEqual({ serverMs: NOW + 90_000, wallMs: NOW });
  });

  it('leaves no timer behind, however often the page was begun anew', () => {
    const { outbox } = open();
    outbox.start();
    outbox.stop();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is that it keeps an answer also once the page is left, without a timer for the server', async () => {
    const { outbox, server, device } = open();
    outbox.stop();
    await outbox.answered(7, 'b');
    expect([device.get(7)?.answer, jest.getTimerCount()]).toEqual(['b', 0]);
    await wait(AUTOSAVE_MS);
    expect(server.batches).toEqual([]);
  });
});
