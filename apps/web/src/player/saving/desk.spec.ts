import type { StudentQuestion } from '@aivy/contracts';
import type { AppDispatch } from '../../core/store';
import { beginKept } from './begin';
import { newestAnswers, recordOf, workspaceOf } from './desk';
import type { KeptAnswer } from '../../core/device/kept-tests';
import type { ServerClock } from './server-clock';

const QUESTIONS = [{ id: 11 }, { id: 12 }, { id: 13 }];
const kept = (question: number, answer: string, seq: number, more: Partial<KeptAnswer> = {}): KeptAnswer => ({
  user: 'u',
  test: 't',
  module: 1,
  question,
  answer,
  seq,
  spentMs: 0,
  sent: true,
  ...more,
});

describe('the desk of a module', () => {
  it('comes back on another device as it was left: place, marks, strikes', () => {
    const record = {
      answers: ['a', '', 'c'],
      spentMs: [5, 0, 9],
      marked: [false, true, false],
      eliminated: ['bd', '', ''],
    };
    const workspace = workspaceOf(record, 2, QUESTIONS, []);
    expect(workspace).toEqual({ position: 2, marked: [12], eliminated: { 11: 'bd' }, annotations: [] });
    const answers = [kept(11, 'a', 1, { spentMs: 5 }), kept(13, 'c', 2, { spentMs: 9 })];
    expect(recordOf(QUESTIONS, answers, workspace)).toEqual({ position: 2, record });
  });

  it('begins at the first open question where a device has the answers and no place', () => {
    expect(recordOf(QUESTIONS, [kept(11, 'a', 1), kept(13, 'c', 2)], null).position).toBe(1);
    expect(recordOf(QUESTIONS, [kept(11, 'a', 1), kept(12, 'b', 2), kept(13, 'c', 3)], null).position).toBe(0);
  });

  it('is empty for a module that was never opened', () => {
    expect(recordOf(QUESTIONS, [], null)).toEqual({
      position: 0,
      record: { answers: ['', '', ''], spentMs: [0, 0, 0], marked: [false, false, false], eliminated: ['', '', ''] },
    });
  });
});

describe('a module that is begun from what was kept', () => {
  it('is at one of its questions, has its notes, and what the server’s clock leaves it', () => {
    const place = { user: 'u', test: 't', module: 1 };
    const note = {
      id: 'n',
      question_id: 12,
      region: 'passage' as const,
      start: 0,
      end: 4,
      style: 'yellow' as const,
      note: 'why',
    };
    const actions: unknown[] = [];
    const clock = { now: () => 400_000 } as ServerClock;
    const begin = (position: number, deadline: number | null): void =>
      beginKept(
        'math',
        {
          module: { ...place, questions: QUESTIONS as StudentQuestion[], deadline },
          desk: {
            ...place,
            anchor: { serverMs: 0, wallMs: 0 },
            workspace: { position, marked: [], eliminated: {}, annotations: [note] },
            workspaceSeq: 1,
          },
          deskSent: true,
          answers: [kept(12, 'c', 3)],
        },
        clock,
      )(((action: unknown) => actions.push(action)) as unknown as AppDispatch);
    begin(1, 1_000_000);
    // From a form that had more questions.
    begin(9, null);
    expect(actions).toMatchObject([
      { payload: [note] },
      {
        payload: {
          owner: 'u',
          section: 'math',
          position: 1,
          leftMs: 600_000,
          sections: { math: { answers: ['', 'c', ''] } },
        },
      },
      { payload: [note] },
      { payload: { position: 2, leftMs: null } },
    ]);
  });
});

describe('answers known here and on the server', () => {
  it('are the one given last, and what the server does not have is to be sent', () => {
    const merged = newestAnswers(
      [kept(11, 'b', 20, { sent: false }), kept(12, 'a', 5, { spentMs: 900 })],
      [kept(11, 'a', 10), kept(12, 'c', 8, { spentMs: 400 }), kept(13, 'd', 1)],
    );
    expect(merged).toEqual([kept(11, 'b', 20, { sent: false }), kept(12, 'c', 8, { spentMs: 900 }), kept(13, 'd', 1)]);
  });

  it('that are the same need not be sent, and have the longer of both times', () => {
    const here = kept(11, 'b', 20, { sent: false, spentMs: 400 });
    expect(newestAnswers([here], [kept(11, 'b', 20, { spentMs: 900 })])).toEqual([kept(11, 'b', 20, { spentMs: 900 })]);
    expect(newestAnswers([{ ...here, seq: 21 }], [kept(11, 'a', 20, { spentMs: 900 })])).toEqual([
      kept(11, 'b', 21, { sent: false, spentMs: 900 }),
    ]);
  });

  it('that the server has lost are sent again', () => {
    expect(newestAnswers([kept(11, 'b', 20)], [])).toEqual([kept(11, 'b', 20, { sent: false })]);
  });
});
