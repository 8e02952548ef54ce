import type { KeptAnswer } from '../../core/device/kept-tests';
import { AUTOSAVE_MS, RETRY_MS } from './outbox';
import { SAVE_IDLE_MS } from '../../core/api/send-times';
import { DESK, MODULE, NOW, open, useStoppedTime } from './outbox-fakes';

describe('the outbox of a module', () => {
  const { wait } = useStoppedTime();

  it('has the device keep an answer at once and the server a moment later', async () => {
    const { outbox, server, device, state } = open();
    await outbox.answered(7, 'b');
    expect(device.get(7)).toMatchObject({ answer: 'b', sent: false });
    expect(server.stored.size).toBe(0);
    await wait(SAVE_IDLE_MS);
    expect(server.stored.get(7)).toMatchObject({ answer: 'b' });
    expect([device.get(7)?.sent, state()]).toEqual([true, { kind: 'saved' }]);
  });

  it('has the device keep marks and notes at once, numbered anew at every change', async () => {
    const { outbox, desks } = open();
    const workspace = { position: 2, marked: [7], eliminated: {}, annotations: [] };
    await outbox.deskChanged(workspace);
    await outbox.deskChanged({ ...workspace, marked: [7, 8] });
    expect(desks).toMatchObject([
      { user: 'u', test: 't', module: 1, workspace },
      { workspace: { ...workspace, marked: [7, 8] } },
    ]);
    expect(desks[1]!.workspaceSeq).toBeGreaterThan(desks[0]!.workspaceSeq);
    expect(desks[0]!.workspaceSeq).toBeGreaterThan(DESK.workspaceSeq);
  });

  it('takes the server’s word on the time and on when it is over, and tells a deadline once', async () => {
    const { outbox, server, told, clock } = open();
    await outbox.flush();
    expect([told.deadlines, clock.now()]).toEqual([[], NOW]);
    Object.assign(server, { aheadMs: 90_000, deadline: MODULE.deadline + 60_000 });
    for (let times = 0; times < 2; times += 1) await outbox.flush();
    expect([told.deadlines, clock.now()]).toEqual([[MODULE.deadline + 60_000], NOW + 90_000]);
    // 1 620 s + 60 s at first, less the 90 s that the page was behind.
    expect(server.batches.map(({ time_left: left }) => left)).toEqual([1_620, 1_620, 1_590]);
    server.deadline = null;
    await outbox.flush();
    expect(told.deadlines).toHaveLength(1);
  });

  it('says how many answers wait while the network is away, and sends them when it is back', async () => {
    const { outbox, server, state } = open();
    server.online = false;
    for (const question of [1, 2, 3]) await outbox.answered(question, 'a');
    await wait(SAVE_IDLE_MS);
    expect(state()).toEqual({ kind: 'offline', unsaved: 3 });
    expect(await outbox.drain()).toBe(3);
    server.online = true;
    await wait(RETRY_MS);
    expect([server.stored.size, outbox.unsent, state()]).toEqual([3, 0, { kind: 'saved' }]);
  });

  it('says so at once where the device knows that there is no network, not after a save has failed', async () => {
    const { outbox, server, network, states, state } = open();
    server.online = network.online = false;
    outbox.networkChanged();
    // Nothing waits: what is on the screen is saved.
    expect(state()).toEqual({ kind: 'saved' });
    await outbox.answered(1, 'a');
    expect(states.map(({ kind }) => kind)).not.toContain('saving');
    expect(state()).toEqual({ kind: 'offline', unsaved: 1 });
    server.online = network.online = true;
    outbox.networkChanged();
    expect(state()).toEqual({ kind: 'saving' });
    await wait(SAVE_IDLE_MS);
    expect(state()).toEqual({ kind: 'saved' });
  });

  it('sends again what was not confirmed, and the server is none the worse for it', async () => {
    const { outbox, server } = open();
    server.deaf = true;
    await outbox.answered(1, 'a');
    await wait(SAVE_IDLE_MS);
    expect(outbox.unsent).toBe(1);
    server.deaf = false;
    await wait(RETRY_MS);
    expect([outbox.unsent, server.batches.length, server.stored.get(1)?.answer]).toEqual([0, 2, 'a']);
  });

  it('takes up what an earlier page left unsent', async () => {
    const left: KeptAnswer = {
      user: 'u',
      test: 't',
      module: 1,
      question: 5,
      answer: 'd',
      seq: NOW - 1,
      spentMs: 1_000,
      sent: false,
    };
    const { server } = open({ answers: [left] });
    await wait(0);
    expect(server.stored.get(5)).toEqual({ answer: 'd', seq: NOW - 1, spentMs: 1_000 });
  });

  it('sends the time of questions that were only looked at, which never overwrites an answer', async () => {
    const { outbox, server } = open();
    outbox.spent(new Map([[1, 4_000]]));
    await wait(AUTOSAVE_MS);
    expect(server.stored.get(1)).toEqual({ answer: '', seq: 0, spentMs: 4_000 });
    await outbox.answered(1, 'c');
    await wait(SAVE_IDLE_MS);
    expect(server.stored.get(1)).toMatchObject({ answer: 'c', spentMs: 4_000 });
  });

  it('takes up marks and notes that an earlier page left unsent', async () => {
    const workspace = { position: 3, marked: [7], eliminated: {}, annotations: [] };
    const { server, state } = open({ desk: { ...DESK, workspace, workspaceSeq: NOW - 1 }, deskSent: false });
    expect(state()).toEqual({ kind: 'saving' });
    await wait(0);
    expect(server.batches).toMatchObject([{ workspace, workspace_seq: NOW - 1 }]);
    expect(state()).toEqual({ kind: 'saved' });
  });

  it('is not “Saved” before a mark is, and does not speak of a mere step to another question', async () => {
    const { outbox, state } = open();
    const empty = { position: 0, marked: [], eliminated: {}, annotations: [] };
    await outbox.deskChanged(empty);
    await wait(SAVE_IDLE_MS);
    await outbox.deskChanged({ ...empty, position: 1 });
    expect(state()).toEqual({ kind: 'saved' });
    await outbox.deskChanged({ ...empty, position: 1, marked: [4] });
    expect(state()).toEqual({ kind: 'saving' });
    await wait(SAVE_IDLE_MS);
    expect(state()).toEqual({ kind: 'saved' });
    await outbox.deskChanged({ ...empty, position: 1, marked: [4], eliminated: { 4: 'bd' } });
    expect(state()).toEqual({ kind: 'saving' });
    await wait(SAVE_IDLE_MS);
    expect(state()).toEqual({ kind: 'saved' });
  });

  it('says once that the network is away, not with every try', async () => {
    const { outbox, server, states } = open();
    server.online = false;
    await outbox.answered(1, 'a');
    await wait(SAVE_IDLE_MS);
    const before = states.length;
    await wait(3 * RETRY_MS);
    expect(new Set(states.slice(before).map(({ kind }) => kind))).toEqual(new Set(['offline']));
  });

  it('says so when neither the network nor the device keeps anything', async () => {
    const { outbox, server, state } = open({ keeps: false });
    server.online = false;
    await outbox.answered(1, 'a');
    await wait(SAVE_IDLE_MS);
    expect(state()).toEqual({ kind: 'lost' });
  });

  describe('while a save is under way', () => {
    it('takes an answer that changes for unsent, says so, and sends it afterwards', async () => {
      const { outbox, server, device, states, state } = open();
      server.slow = true;
      await outbox.answered(1, 'a');
      await wait(SAVE_IDLE_MS);
      await outbox.answered(1, 'b');
      await outbox.answered(2, 'c');
      const before = states.length;
      server.letGo();
      await wait(0);
      server.letGo();
      await wait(0);
      expect(server.stored.get(1)).toMatchObject({ answer: 'a' });
      expect([outbox.unsent, state(), device.get(1)?.sent, device.get(2)?.sent]).toEqual([
        2,
        { kind: 'saving' },
        false,
        false,
      ]);
      expect(states.slice(before)).not.toContainEqual({ kind: 'saved' });
      server.slow = false;
      await wait(SAVE_IDLE_MS);
      expect([
        server.stored.get(1)?.answer,
        server.stored.get(2)?.answer,
        outbox.unsent,
        state(),
        device.get(1)?.sent,
      ]).toEqual(['b', 'c', 0, { kind: 'saved' }, true]);
    });

    it('takes time that passes for unsent, and sends it with the next one', async () => {
      const { outbox, server } = open();
      server.slow = true;
      await outbox.answered(1, 'a');
      outbox.spent(
        new Map([
          [1, 2_000],
          [2, 500],
        ]),
      );
      await wait(SAVE_IDLE_MS);
      outbox.spent(
        new Map([
          [1, 9_000],
          [2, 800],
        ]),
      );
      server.letGo();
      await wait(0);
      server.letGo();
      await wait(0);
      expect([server.stored.get(1)?.spentMs, server.stored.get(2)?.spentMs]).toEqual([2_000, 500]);
      server.slow = false;
      await outbox.flush();
      expect([server.stored.get(1)?.spentMs, server.stored.get(2)?.spentMs]).toEqual([9_000, 800]);
    });

    it('takes a mark that is set for unsent', async () => {
      const { outbox, server, state } = open();
      server.slow = true;
      const desk = { position: 0, marked: [] as number[], eliminated: {}, annotations: [] };
      await outbox.deskChanged({ ...desk, marked: [1] });
      await wait(SAVE_IDLE_MS);
      await outbox.deskChanged({ ...desk, marked: [1, 2] });
      server.letGo();
      await wait(0);
      server.letGo();
      await wait(0);
      expect(state()).toEqual({ kind: 'saving' });
      server.slow = false;
      await wait(SAVE_IDLE_MS);
      expect(server.batches.at(-1)).toMatchObject({ workspace: { marked: [1, 2] } });
      expect(state()).toEqual({ kind: 'saved' });
    });
  });
});
