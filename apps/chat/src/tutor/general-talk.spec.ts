import { startTutor } from '@aivy/tutor';
import { decideGenerally, generalText } from './general-talk.js';

const talk = (seed: number, message: string) => {
  const { move, state } = decideGenerally(startTutor(seed), message);
  return { move, text: generalText(move, state) };
};

describe('a talk about no question', () => {
  it.each(['what should I do next?', 'WHAT NOW', 'que hago? ayuda', 'help', 'next', "i don't get it"])(
    'answers %j with what comes next on the page and what the chat can do',
    (message) => {
      for (let seed = 0; seed < 8; seed += 1) {
        const { text, move } = talk(seed, message);
        expect(move.move).toBe('general-what-next');
        expect(text).toMatch(/unit|mission/);
        expect(text).toMatch(/report|question/);
      }
    },
  );

  it('checks a line and marks it, as beside a question', () => {
    expect(talk(1, 'check 3 + 4 = 8').move).toMatchObject({
      move: 'step',
      marks: { lines: [{ at: 6, to: 15, holds: false }] },
    });
  });

  it('encourages a student who is down about the work', () => {
    const { move, text } = talk(1, 'i feel so dumb at math');
    expect([move.move, text]).toEqual(['general-encourage', expect.stringMatching(/\?$/)]);
  });

  it('points to the question itself for what needs one', () => {
    expect(talk(1, 'why is mine wrong').move.move).toBe('general-needs-question');
    expect(talk(1, 'what does the passage say?').move.move).toBe('general-needs-question');
  });
});
