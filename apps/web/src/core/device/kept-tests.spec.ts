import 'fake-indexeddb/auto';
import { device, eraseDevice, eraseTest, type KeptAnswer, type KeptDesk, type KeptModule } from './kept-tests';

const answer = (user: string, test: string, module: 1 | 2, question: number): KeptAnswer => ({
  user,
  test,
  module,
  question,
  answer: 'a',
  seq: 1,
  spentMs: 0,
  sent: false,
});
const module = (user: string, test: string, number: 1 | 2): KeptModule => ({
  user,
  test,
  module: number,
  questions: [],
  deadline: 5,
});
const desk = (user: string, test: string, number: 1 | 2): KeptDesk => ({
  user,
  test,
  module: number,
  anchor: { serverMs: 1, wallMs: 1 },
  workspace: null,
  workspaceSeq: 4,
});

describe('what the device keeps of full tests', () => {
  it('is kept apart by account, test and module', async () => {
    await device.putAnswers([
      answer('maya', 't1', 1, 7),
      answer('maya', 't1', 2, 8),
      answer('maya', 't2', 1, 9),
      answer('sam', 't1', 1, 7),
    ]);
    expect((await device.answersOf('maya', 't1', 1)).map(({ question }) => question)).toEqual([7]);
    expect(await device.answersOf('sam', 't2', 1)).toEqual([]);
    for (const user of ['maya', 'sam']) await device.putModule(module(user, 't1', 1));
    expect((await device.modulesOfUser('maya')).map(({ user }) => user)).toEqual(['maya']);
    expect((await device.modulesOfUser('sam')).map(({ user }) => user)).toEqual(['sam']);
  });

  it('holds one answer a question: the newest', async () => {
    await device.putAnswers([{ ...answer('kim', 't', 1, 1), answer: 'b' }]);
    await device.putAnswers([{ ...answer('kim', 't', 1, 1), answer: 'c', sent: true }]);
    expect(await device.answersOf('kim', 't', 1)).toMatchObject([{ answer: 'c', sent: true }]);
  });

  it('lets no save that comes late put an older answer or desk over a newer one', async () => {
    await device.putAnswers([{ ...answer('rui', 't', 1, 1), answer: 'b', seq: 200 }]);
    await device.putAnswers([{ ...answer('rui', 't', 1, 1), answer: 'a', seq: 100, sent: true }]);
    expect(await device.answersOf('rui', 't', 1)).toMatchObject([{ answer: 'b', seq: 200, sent: false }]);
    await device.putDesk({ ...desk('rui', 't', 1), workspaceSeq: 9 });
    await device.putDesk({ ...desk('rui', 't', 1), workspaceSeq: 8 });
    expect(await device.deskOf('rui', 't', 1)).toMatchObject({ workspaceSeq: 9 });
    // The same desk opened again: its clock is the newer one.
    await device.putDesk({ ...desk('rui', 't', 1), workspaceSeq: 9, anchor: { serverMs: 70, wallMs: 60 } });
    expect(await device.deskOf('rui', 't', 1)).toMatchObject({ anchor: { serverMs: 70, wallMs: 60 } });
  });

  it('lets an earlier number take the place of the very one that a wrong clock gave', async () => {
    await device.putAnswers([1, 2].map((question) => ({ ...answer('lea', 't', 1, question), seq: 900 })));
    await device.putAnswers(
      [1, 2].map((question) => ({ ...answer('lea', 't', 1, question), seq: 300 })),
      new Map([
        [1, 900],
        [2, 800],
      ]),
    );
    expect((await device.answersOf('lea', 't', 1)).map(({ seq }) => seq)).toEqual([300, 900]);
    await device.putDesk({ ...desk('lea', 't', 1), workspaceSeq: 900 });
    await device.putDesk({ ...desk('lea', 't', 1), workspaceSeq: 200 }, 800);
    await device.putDesk({ ...desk('lea', 't', 1), workspaceSeq: 300 }, 900);
    expect(await device.deskOf('lea', 't', 1)).toMatchObject({ workspaceSeq: 300 });
  });

  it('erases a test that was given up, and no other', async () => {
    await device.putAnswers([answer('noa', 't1', 1, 7), answer('noa', 't2', 1, 8), answer('ida', 't1', 1, 7)]);
    await device.putModule(module('noa', 't1', 1));
    await device.putDesk(desk('noa', 't1', 1));
    await eraseTest('noa', 't1');
    expect([
      await device.answersOf('noa', 't1', 1),
      await device.newestModule('noa', 't1'),
      await device.deskOf('noa', 't1', 1),
    ]).toEqual([[], undefined, undefined]);
    expect([await device.answersOf('noa', 't2', 1), await device.answersOf('ida', 't1', 1)]).toMatchObject([
      [{ question: 8 }],
      [{ question: 7 }],
    ]);
  });

  it('finds the module to go on with, and erases one that was submitted', async () => {
    await device.putModule(module('lee', 't', 1));
    await device.putModule(module('lee', 't', 2));
    await device.putDesk(desk('lee', 't', 2));
    await device.putAnswers([answer('lee', 't', 1, 1), answer('lee', 't', 2, 2)]);
    expect((await device.newestModule('lee', 't'))?.module).toBe(2);
    expect(await device.deskOf('lee', 't', 2)).toMatchObject({ workspaceSeq: 4 });
    await device.eraseModule('lee', 't', 2);
    expect(await device.deskOf('lee', 't', 2)).toBeUndefined();
    expect((await device.newestModule('lee', 't'))?.module).toBe(1);
    expect(await device.answersOf('lee', 't', 2)).toEqual([]);
    expect(await device.answersOf('lee', 't', 1)).toHaveLength(1);
  });

  it('is all removed for an account that is gone, and for no other', async () => {
    for (const user of ['ana', 'anais']) {
      await device.putModule(module(user, 't', 1));
      await device.putDesk(desk(user, 't', 1));
      await device.putAnswers([answer(user, 't', 1, 1), answer(user, 'u', 2, 2)]);
    }
    await eraseDevice('ana');
    expect([
      await device.newestModule('ana', 't'),
      await device.deskOf('ana', 't', 1),
      await device.answersOf('ana', 't', 1),
      await device.answersOf('ana', 'u', 2),
    ]).toEqual([undefined, undefined, [], []]);
    expect(await device.answersOf('anais', 'u', 2)).toHaveLength(1);
    expect(await device.newestModule('anais', 't')).toBeDefined();
  });
});
