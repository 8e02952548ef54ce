import { HELD_OUT } from '../../test/distress/held-out.js';
import { itemOf } from '../../test/bank/items.js';
import { toHintContext } from '../context/hint-context.js';
import { readMessage } from '../intent/read-message.js';
import { renderMove } from '../render/render.js';
import { startTutor, type TutorState } from '../state/state.js';
import { CHECK_IN_ANSWERS } from '../words/safety.js';
import { decide } from './decide.js';

const CONTEXT = toHintContext(itemOf('rw-words-01'), startTutor(1));
/** Messages that are read as unclear, wherever they're said. */
const UNCLEAR = [...Object.values(HELD_OUT).flat(), 'we unalived the boss in the game last night'].filter(
  (text) => readMessage(text).intent === 'check-in',
);
const [MILD] = UNCLEAR.filter((text) => readMessage(text).care === 2);
const [GRAVER] = UNCLEAR.filter((text) => readMessage(text).care >= 3);

/** The moves for messages in a row, from a state. */
function talk(state: TutorState, ...messages: string[]): { moves: string[]; state: TutorState } {
  const moves: string[] = [];
  for (const message of messages) {
    const decision = decide(CONTEXT, state, message);
    moves.push(decision.move.move);
    state = decision.state;
  }
  return { moves, state };
}

describe('a check-in', () => {
  it('is followed by the open question when the student is okay', () => {
    const { moves, state } = talk(startTutor(1), MILD!, CHECK_IN_ANSWERS[0]);
    expect(moves[1]).toBe('okay');
    expect(renderMove({ move: 'okay' }, CONTEXT, state).text).toContain(CONTEXT.hints[0]);
  });

  it.each([
    'im fine lol i was talking abt the math',
    'lol no i meant the question',
    "i'm ok i was just talking about the passage",
    'nah its about the story not me',
  ])('gets a short repair and the open question after "%s"', (message) => {
    const decision = decide(CONTEXT, talk(startTutor(1), MILD!).state, message);
    expect(decision.move).toMatchObject({ move: 'okay', isMisread: true });
    const { text } = renderMove(decision.move, CONTEXT, decision.state);
    expect(text).toMatch(/misread|got that wrong|on me|misunderstood/);
    expect(text).toContain(CONTEXT.hints[0]);
  });

  it.each(['im fine', 'im ok', 'yeah im good lol'])('takes "%s" for an answer', (message) => {
    expect(talk(startTutor(1), MILD!, message).moves[1]).toBe('okay');
  });

  it.each(['im not fine', 'im fine but i hate myself', 'im okay i just feel so alone', 'no im not joking'])(
    'is not over with "%s"',
    (message) => {
      expect(talk(startTutor(1), MILD!, message).moves[1]).not.toBe('okay');
    },
  );

  it("isn't repeated for ten messages after the student says they're okay", () => {
    const start = talk(startTutor(1), MILD!, CHECK_IN_ANSWERS[0]);
    expect(start.moves[0]).toBe('check-in');
    const ten = talk(start.state, ...Array<string>(10).fill(MILD!));
    expect(ten.moves).not.toContain('check-in');
    expect(talk(ten.state, MILD!).moves).toEqual(['check-in']);
  });

  it('comes again at once while the student has not answered it', () => {
    expect(talk(startTutor(1), MILD!, MILD!).moves).toEqual(['check-in', 'check-in']);
  });

  it('comes again at once when a message sounds worse', () => {
    expect(talk(startTutor(1), MILD!, CHECK_IN_ANSWERS[0], GRAVER!).moves.at(-1)).toBe('check-in');
  });

  it('never keeps danger from being heard', () => {
    const { moves } = talk(startTutor(1), GRAVER!, CHECK_IN_ANSWERS[0], 'i want to kill myself', CHECK_IN_ANSWERS[1]);
    expect(moves.slice(2)).toEqual(['distress', 'distress']);
  });
});
