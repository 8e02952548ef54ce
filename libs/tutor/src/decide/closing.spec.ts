import { itemOf } from '../../test/bank/items.js';
import { toReviewContext } from '../context/review-context.js';
import type { Move } from '../move/move.js';
import { startTutor, withAttempt, type TutorState } from '../state/state.js';
import { decide } from './decide.js';

const ITEM = itemOf('math-systems-graph-1');
const done = (): TutorState => withAttempt(startTutor(3), ITEM.answer);

function after(...messages: string[]): Move {
  let state = done();
  let move: Move = { move: 'unknown' };
  for (const message of messages) ({ move, state } = decide(toReviewContext(ITEM, state), state, message));
  return move;
}

describe('a finished question', () => {
  it.each(['x=3', '-3', '17', 'i got 5'])('judges no number: %s', (message) => {
    expect(after(message).move).toMatch(/^(?:work-in-review|explain-part)$/);
  });

  it.each(["i'll look for where they cross", 'ill check the sign next time', 'the crossing part made it click'])(
    'ends when the student says what they take along: %s',
    (message) => {
      expect(after('explain it', message)).toEqual({ move: 'noted' });
    },
  );

  it('explains more simply the second time', () => {
    expect(after('explain it', 'explain it').move).toBe('simpler');
  });

  it.each(['i dont get it', 'why is it a?'])('goes on with a question: %s', (message) => {
    expect(after('explain it', message).move).not.toBe('noted');
  });
});
