import { describe, expect, it } from '@jest/globals';
import { startTutor, type TutorState } from '@aivy/tutor';
import type { Question } from '../session/session.js';
import { tutorStateOf } from './tutor-state.js';

const SESSION = { conversationId: 31, maxAttempts: 4 };
const now = new Date('2026-03-01T10:00:00Z');
const question = (place: number, more: Partial<Question> = {}): Question => ({
  questionId: 100 + place,
  place,
  version: 1,
  skill: 12,
  twinOf: null,
  servedAt: now,
  hintsSeen: 0,
  spentMs: 0,
  completedAt: null,
  correct: null,
  attempts: [],
  ...more,
});
const tried = (...answers: string[]) =>
  answers.map((answer, index) => ({ attempt: index + 1, answer, correct: false, points: 0 }));
/** The beginning of a talk about a question of which something is known. */
const begun = (seed: number, about: Partial<TutorState['question']>): TutorState => {
  const fresh = startTutor(seed);
  return { ...fresh, question: { ...fresh.question, ...about } };
};
/** A state that has said something and judged a line. */
const spoken = (seed: number, wording: number): TutorState => ({
  ...begun(seed, { rungs: 1, attempts: ['a'], line: 'x = 2', judged: ['2'] }),
  moves: ['hint'],
  wordings: { hint: [wording] },
});
const stored = (...entries: [Question, unknown][]): Map<number, unknown> =>
  new Map(entries.map(([{ questionId }, state]) => [questionId, state]));

describe('the state in which a message is read', () => {
  it('knows the answers and the hints of the question, whatever it remembers itself', () => {
    const open = question(1, { hintsSeen: 3, attempts: tried(' B ', '.5') });
    const { question: about, wordings } = tutorStateOf(SESSION, [open], open, stored([open, spoken(7, 4)]));
    expect(about).toMatchObject({ rungs: 3, attempts: ['b', '.5'], line: 'x = 2', proven: null, judged: ['2'] });
    expect(wordings).toEqual({ hint: [4] });
  });

  it('begins with the session where nothing was said yet', () => {
    const open = question(1, { attempts: tried('c') });
    expect(tutorStateOf(SESSION, [open], open, new Map())).toEqual(begun(31, { attempts: ['c'], maxAttempts: 4 }));
  });

  it('remembers of the questions before what was said, and nothing of what was tried there', () => {
    const [first, second, third, fourth] = [question(1), question(2), question(3), question(4)];
    const all = [first, second, third, fourth];
    const states = stored([first, spoken(7, 1)], [second, spoken(7, 2)], [fourth, spoken(7, 3)]);
    const state = tutorStateOf(SESSION, all, third, states);
    expect(state).toMatchObject({ seed: 7, moves: ['hint'], wordings: { hint: [2] } });
    expect(state.question).toEqual({ ...startTutor(7).question, maxAttempts: 4 });
  });

  it.each([[{ layout: 99 }], [[]], ['rubbish'], [null]])(
    'begins anew where it was stored as %j, but with the hints and answers of the question',
    (rubbish) => {
      const [first, second] = [question(1), question(2, { hintsSeen: 2, attempts: tried('d') })];
      const state = tutorStateOf(SESSION, [first, second], second, stored([first, rubbish], [second, rubbish]));
      expect(state).toEqual(begun(31, { rungs: 2, attempts: ['d'], maxAttempts: 4 }));
    },
  );
});
