import { startTutor } from '@aivy/tutor';
import { talkGenerally } from './general-talk.js';

describe('talk about no question', () => {
  it.each(['what should I do next?', 'WHAT NOW', 'que hago? ayuda', 'help', 'next', "i don't get it"])(
    'answers %j with what the page has next and what can be done here',
    (message) => {
      for (let seed = 0; seed < 8; seed += 1) {
        const { text, move } = talkGenerally(startTutor(seed), message);
        expect(move.move).toBe('general-what-next');
        expect(text).toMatch(/unit|mission/);
        expect(text).toMatch(/report|question/);
      }
    },
  );

  it('checks a line and marks it, as beside a question', () => {
    const { move } = talkGenerally(startTutor(1), 'check 3 + 4 = 8');
    expect(move).toMatchObject({ move: 'step', marks: { lines: [{ at: 6, to: 15, holds: false }] } });
  });

  it('points to the question itself for what needs one', () => {
    expect(talkGenerally(startTutor(1), 'why is mine wrong').move.move).toBe('general-needs-question');
    expect(talkGenerally(startTutor(1), 'what does the passage say?').move.move).toBe('general-needs-question');
  });
});
