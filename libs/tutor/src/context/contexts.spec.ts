import { packItems } from '@aivy/item-bank';
import { leaksIn, type BankItem } from '@aivy/item-bank/item';
import { isComplete } from '../decide/is-complete.js';
import { forNextQuestion, readTutorState, startTutor, withAttempt, withMove, withQuestion } from '../state/state.js';
import { toHintContext, type HintContext } from './hint-context.js';
import { toReviewContext } from './review-context.js';

const ITEMS = packItems().map((item, index): BankItem => ({ ...item, id: index + 1, version: 1 }));
const START = startTutor(7);

/** Names under which an item keeps what is not due; the compiler refuses the line below when one is a field of a hint context. */
type NotDue = 'answer' | 'key' | 'explanation' | 'options' | 'common_wrong' | 'notes';
const NONE_OF_IT: Extract<keyof HintContext, NotDue> extends never ? true : false = true;

describe('the projection for the phases before the explanation', () => {
  it('has no field for key, explanation or the notes on answers', () => {
    expect(NONE_OF_IT).toBe(true);
    const fields = Object.keys(toHintContext(ITEMS[0]!, START)).sort();
    expect(fields).toEqual(
      ['attempts', 'choices', 'hints', 'id', 'ideas', 'kind', 'passage', 'question', 'skill', 'type', 'version'].sort(),
    );
  });

  it('is the same whichever letter is the key, for an item nobody has tried', () => {
    for (const item of ITEMS) {
      if (item.type !== 'choice') continue;
      const other = item.options[0]!;
      const options = item.options.map((note) => (note === other ? { ...note, choice: item.answer } : note));
      const swapped: BankItem = { ...item, answer: other.choice, options };
      expect(toHintContext(swapped, START)).toEqual(toHintContext(item, START));
    }
  });

  it('has ideas without the letters of their choices: the three wrong ones would name the key', () => {
    const item = ITEMS.find(({ talk }) => talk?.ideas?.some(({ option }) => option !== undefined))!;
    const { ideas } = toHintContext(item, START);
    expect(ideas).toHaveLength(item.talk!.ideas!.length);
    for (const idea of ideas) expect(Object.keys(idea)).not.toContain('option');
  });

  it('holds the hints up to the next rung and none behind it', () => {
    const item = ITEMS[0]!;
    for (const [rungs, held] of [
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 4],
    ] as const)
      expect(toHintContext(item, withQuestion(START, { rungs })).hints).toEqual(item.hints.slice(0, held));
  });

  it('says of a wrong answer its own misconception, and never a sentence that gives the key away', () => {
    let kept = 0;
    let held = 0;
    for (const item of ITEMS) {
      const given =
        item.type === 'choice' ? item.options.map(({ choice }) => choice) : item.common_wrong.map(({ value }) => value);
      for (const answer of given) {
        const [attempt] = toHintContext(item, withAttempt(START, answer)).attempts;
        expect(attempt?.misconception).not.toBeNull();
        if (attempt?.feedback == null) held += 1;
        else {
          kept += 1;
          expect(leaksIn(item, attempt.feedback)).toEqual([]);
        }
      }
    }
    // Most sentences may be said: otherwise the filter would have become the rule.
    expect(kept / (kept + held)).toBeGreaterThan(0.8);
  });

  it('leaves a right answer out: the question is then complete', () => {
    const item = ITEMS[0]!;
    const state = withAttempt(START, ` ${item.answer.toUpperCase()} `);
    expect(toHintContext(item, state).attempts).toEqual([]);
    expect(isComplete(item, state)).toBe(true);
  });
});

describe('the end of a question', () => {
  const item = ITEMS.find(({ type }) => type === 'choice')!;
  const wrong = (['a', 'b', 'c', 'd'] as const).filter((letter) => letter !== item.answer);

  it('comes with the third attempt, unless the question has more', () => {
    const two = withAttempt(withAttempt(START, wrong[0]!), wrong[1]!);
    expect(isComplete(item, two)).toBe(false);
    const three = withAttempt(two, wrong[2]!);
    expect(isComplete(item, three)).toBe(true);
    expect(isComplete(item, withQuestion(three, { maxAttempts: 4 }))).toBe(false);
  });

  it('makes key, explanation and the notes on every wrong answer readable', () => {
    const context = toReviewContext(item, withAttempt(START, wrong[0]!));
    expect(context.answer).toBe(item.answer);
    expect(context.explanation).toBe(item.explanation);
    expect(context.notes.map(({ answer }) => answer).sort()).toEqual([...wrong]);
    expect(context.attempts).toEqual([{ answer: wrong[0], correct: false }]);
  });
});

describe('the state of a conversation', () => {
  it('comes back from JSON as it was', () => {
    const state = withAttempt(withQuestion(startTutor(-1), { rungs: 2, line: '2x=4' }), 'B');
    expect(readTutorState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(state.seed).toBe(0xffffffff);
  });

  it('remembers answers as they count, and the newest forty moves, however long the talk', () => {
    expect(withAttempt(withAttempt(startTutor(1), ' B '), '.50').question.attempts).toEqual(['b', '.50']);
    let state = startTutor(1);
    for (let move = 1; move <= 100; move += 1) state = withMove(state, `move ${move}`);
    expect([state.moves.length, state.moves[0], state.moves.at(-1)]).toEqual([40, 'move 61', 'move 100']);
  });

  it('is refused in a layout of another release, and when it was damaged', () => {
    expect(() => readTutorState({ ...START, layout: 99 })).toThrow();
    expect(() => readTutorState({ ...START, question: null })).toThrow();
  });

  it('forgets tries and hints with the next question, not what was said', () => {
    const state = { ...withAttempt(withQuestion(START, { rungs: 3 }), 'a'), wordings: { hint: [1, 2] } };
    const next = forNextQuestion(state);
    expect(next.question).toEqual(START.question);
    expect(next.wordings).toEqual({ hint: [1, 2] });
  });
});
