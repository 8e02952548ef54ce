import { itemOf, ITEMS } from '../../test/bank/items.js';
import type { TutorContext } from '../context/context.js';
import { toHintContext } from '../context/hint-context.js';
import { toReviewContext } from '../context/review-context.js';
import type { Move } from '../move/move.js';
import { renderMove } from '../render/render.js';
import { forNextQuestion, startTutor, withAttempt, type TutorState } from '../state/state.js';
import { decide, decideFeedback } from './decide.js';
import { phaseOf } from './phase-of.js';

const LINEAR = itemOf('math-linear-one-01');
const WORDS_ITEM = itemOf('rw-words-01');
const BLANK = itemOf('math-percentages-01');

/** A student at a question: what is said changes the state, and answers do. */
class Talk {
  state: TutorState = startTutor(11);
  constructor(readonly item = LINEAR) {}

  get context(): TutorContext {
    return toHintContext(this.item, this.state);
  }

  say(message: string): Move & { text: string } {
    const { context } = this;
    const { move, state } = decide(context, this.state, message);
    this.state = state;
    return { ...move, text: renderMove(move, context, state).text };
  }

  answer(given: string): Move & { text: string } {
    this.state = withAttempt(this.state, given);
    const { context } = this;
    const { move, state } = decideFeedback(context, this.state);
    this.state = state;
    return { ...move, text: renderMove(move, context, state).text };
  }
}

describe('hints', () => {
  it('are given rung by rung, never back, and the last one again after the fourth', () => {
    const talk = new Talk();
    const heard = Array.from({ length: 6 }, () => talk.say('hint'));
    expect(heard.map(({ move, rung }) => [move, rung])).toEqual([
      ['hint', 1],
      ['hint', 2],
      ['hint', 3],
      ['hint', 4],
      ['hint-again', 4],
      ['hint-again', 4],
    ]);
    heard.slice(0, 4).forEach(({ text }, index) => expect(text).toContain(LINEAR.hints[index]));
    expect(heard[4]!.text).toContain(LINEAR.hints[3]);
    expect(heard[4]!.text).not.toBe(heard[5]!.text);
  });

  it('come with a refusal too: who asks for the answer, or too early for the explanation, is helped on', () => {
    const talk = new Talk();
    expect(talk.say('whats the answer')).toMatchObject({ move: 'not-the-answer', rung: 1 });
    const later = talk.say('explain');
    expect(later).toMatchObject({ move: 'explain-later', rung: 2 });
    expect(later.text).toContain(LINEAR.hints[1]);
    talk.say('hint');
    talk.say('hint');
    expect(talk.say('just tell me')).toEqual({ move: 'not-the-answer', text: expect.any(String) });
  });

  it('begin anew with the next question', () => {
    const talk = new Talk();
    talk.say('hint');
    talk.state = forNextQuestion(talk.state);
    expect(talk.say('hint')).toMatchObject({ move: 'hint', rung: 1 });
  });
});

describe('feedback on an answer', () => {
  it('is the misconception behind the choice that was made', () => {
    const talk = new Talk();
    const told = talk.answer('b');
    expect(told).toMatchObject({ move: 'why-wrong', option: 'b' });
    expect(told.text).toMatch(/it has to multiply the/i);
    expect(talk.say('why is mine wrong')).toMatchObject({ move: 'why-wrong', option: 'b' });
  });

  it('is kept to answers that were tried', () => {
    const talk = new Talk();
    expect(talk.say('why is mine wrong').move).toBe('nothing-tried');
    talk.answer('b');
    // Whether d is wrong is still open.
    expect(talk.say('why is d wrong')).toMatchObject({ move: 'nothing-tried', option: 'd' });
  });

  it('is a common slip for a number that was foreseen, in whatever way it is written', () => {
    expect(new Talk(BLANK).answer('96.0')).toMatchObject({ move: 'why-wrong', option: '96.0' });
  });

  it.each([
    ['-736', 'form'],
    ['1/736', 'form'],
    ['73.6', 'scale'],
    ['7.36', 'scale'],
    ['11040', 'unfinished'],
  ])('is what to check again for %s, by the kind of slip: %s', (given, slip) => {
    const told = new Talk(BLANK).answer(given);
    expect(told).toMatchObject({ move: 'recheck', slip });
    expect(told.text).not.toMatch(/\d/);
  });

  it('asks for the way to a number that nothing explains', () => {
    expect(new Talk(BLANK).answer('741').move).toBe('wrong-unforeseen');
  });
});

describe('checking steps', () => {
  it('goes from line to line of one message, and on from the last in the next', () => {
    const talk = new Talk();
    expect(talk.say('3x-12+5=2x+9, then 3x-7=2x+9')).toMatchObject({ step: { verdict: 'follows', from: 'line' } });
    // All but solved, and the choices are numbers: right or wrong, it is for the student to test.
    expect(talk.say('and x - 7 = 9')).toMatchObject({ step: { verdict: 'leads-to-choice' } });
    expect(talk.say('and 3x = 2x + 16')).toMatchObject({ step: { verdict: 'follows', from: 'line' } });
  });

  it('says which term changed without naming a value', () => {
    const told = new Talk().say('3x = 2x + 2');
    expect(told.text).toMatch(/plain numbers on the right/);
    expect(told.text).not.toMatch(/\d/);
  });

  it('asks whether a bare value is the answer, and does not judge it when asked to', () => {
    const talk = new Talk();
    expect(talk.say('x = 16')).toMatchObject({ move: 'offer-submit', option: 'c' });
    expect(talk.say('check x = 16')).toMatchObject({ move: 'offer-submit', option: 'c' });
    expect(talk.say('check x = 2')).toMatchObject({ move: 'offer-submit', option: 'a' });
  });

  it('does not say a right line was a mistake when it keeps quiet about it', () => {
    const talk = new Talk();
    for (const value of [2, 8, 26]) talk.say(`3x - 7 = 2x + ${value - 7}`);
    for (let turn = 0; turn < 4; turn += 1) {
      const told = talk.say('3x - 7 = 2x + 9');
      expect(told.step?.verdict).toBe('no-more');
      expect(told.text).not.toMatch(/start again|redo|guess|tried a few/i);
    }
  });

  it('stops when lines that lead to different values are tried out', () => {
    const talk = new Talk();
    const verdicts = [2, 8, 26, 16].map((value) => talk.say(`3x - 7 = 2x + ${value - 7}`).step?.verdict);
    expect(verdicts).toEqual(['does-not-follow', 'does-not-follow', 'no-more', 'no-more']);
  });

  it('does not say which of several values of a sum of letters is right, and goes on to check what the system gives', () => {
    const talk = new Talk(itemOf('math-systems-combination-5'));
    const check = (line: string) => talk.say(`check my step: ${line}`).step?.verdict;
    const verdicts = [4, 5, 6, 7].map((sum) => check(`2x + 2y = ${2 * sum}`));
    expect(verdicts).toEqual(['does-not-follow', 'does-not-follow', 'no-more', 'no-more']);
    expect(check('4x - 12y = 152')).toBe('follows');
  });

  it('does not go on to confirm a value that was right when others are tried out beside it', () => {
    const talk = new Talk();
    expect(talk.say('check my step: 3x - 7 = 2x + 9').step?.verdict).toBe('follows');
    const verdicts = [2, 8, 16, 26].map((value) => talk.say(`check my step: 3x = x + ${2 * value}`).step?.verdict);
    expect(verdicts).toEqual(['does-not-follow', 'no-more', 'no-more', 'no-more']);
    const solved = [2, 8, 16, 26].map((value) => talk.say(`check my step: 2x = ${2 * value}`).step?.verdict);
    expect(new Set(solved)).toEqual(new Set(['leads-to-choice']));
  });

  it('does not say which of several values at once the right one is among', () => {
    for (const values of [
      [2, 8],
      [16, 26],
      [2, 8, 16, 26],
    ]) {
      const line = `check my step: ${values.map((value) => `(x-${value})`).join('*')} = 0`;
      expect(new Talk().say(line).step?.verdict).toMatch(/^(?:cannot-tell|leads-to-choice)$/);
    }
  });

  it('goes on in 3.5 whatever was tried out before, with the key then due', () => {
    let state = startTutor(1);
    for (const value of [2, 8, 26]) {
      const open = toHintContext(LINEAR, state);
      state = decide(open, state, `check my step: 3x - 7 = 2x + ${value - 7}`).state;
    }
    for (const wrong of ['a', 'b', 'c', 'd'].filter((letter) => letter !== LINEAR.answer))
      state = withAttempt(state, wrong);
    const review = toReviewContext(LINEAR, state);
    expect(decide(review, state, 'check my step: 3x - 7 = 2x + 9').move.step?.verdict).toBe('follows');
    expect(decide(review, state, 'check my step: 2x = 32').move.step?.verdict).toBe('follows');
    expect(decide(review, state, 'check my step: x = 8').move.step?.verdict).toBe('does-not-follow');
  });

  it('lets a slip be repaired, and a right way be checked to its end', () => {
    const talk = new Talk();
    expect(talk.say('3x-4+5=2x+9').step?.verdict).toBe('does-not-follow');
    for (const line of ['3x-12+5=2x+9', '3x-7=2x+9', '3x=2x+16']) expect(talk.say(line).step?.verdict).toBe('follows');
  });

  it('asks for the line, in Reading and Writing for the reason', () => {
    expect(new Talk().say('check my step').text).toMatch(/line|step/i);
    expect(new Talk(WORDS_ITEM).say('check my step').text).toMatch(/text|words|reason|line that supports/i);
  });
});

describe('an answer that is typed into the chat', () => {
  it('is offered to be submitted as the field takes it, and no try is used', () => {
    const talk = new Talk(BLANK);
    expect(talk.say('my answer is 3/4')).toMatchObject({ move: 'offer-submit', option: '3/4' });
    expect(talk.state.question.attempts).toEqual([]);
    expect(talk.say('i got 19 is that right')).toMatchObject({ move: 'offer-submit', option: '19' });
    expect(new Talk().say('its b')).toMatchObject({ move: 'offer-submit', option: 'b' });
    expect(new Talk(itemOf('math-linear-one-01')).say('16')).toMatchObject({ move: 'offer-submit', option: 'c' });
  });

  it.each(['is B right', 'is b correct?', 'could it be b', 'would the answer be b'])(
    'as a question too: %s',
    (message) => expect(new Talk().say(message)).toMatchObject({ move: 'offer-submit', option: 'b' }),
  );

  it('gets the same words whether it is right or wrong', () => {
    for (const item of ITEMS.slice(0, 400)) {
      const key = item.answer.split(',')[0]!.trim();
      const wrong = item.type === 'choice' ? item.options[0]!.choice : item.common_wrong[0]?.value;
      if (wrong === undefined) continue;
      const [right, other] = [key, wrong].map((given) => {
        const { move, option, text } = new Talk(item).say(given);
        const shown = item.type === 'choice' ? given.toUpperCase() : given;
        return { move, isGiven: option === given, text: text.replace(shown, '…') };
      });
      expect([item.key, right]).toEqual([item.key, other]);
    }
  });

  it('is not offered when it is the value of a letter that the question does not ask for, whatever the value', () => {
    // Asks for x + y.
    const system = itemOf('math-systems-combination-5');
    const replies = [11, -10, 0].map((value) => new Talk(system).say(`x = ${value}`));
    expect(replies.map(({ move }) => move)).toEqual(['asked-value', 'asked-value', 'asked-value']);
    // The value is the student's own.
    expect(new Set(replies.map(({ text, about = [] }) => text.replace(about[0]!, ''))).size).toBe(1);
    expect(new Talk(system).say('the answer is 11')).toMatchObject({ move: 'offer-submit', option: '11' });
    expect(new Talk().say('x = 16')).toMatchObject({ move: 'offer-submit', option: 'c' });
  });

  it('that was wrong before is talked about instead', () => {
    const talk = new Talk(WORDS_ITEM);
    const wrong = WORDS_ITEM.type === 'choice' ? WORDS_ITEM.options[0]!.choice : '';
    talk.answer(wrong);
    expect(talk.say(`is it ${wrong}`)).toMatchObject({ option: wrong });
    expect(talk.say(`is it ${wrong}`).move).not.toBe('offer-submit');
  });

  it('that has the value of a wrong try is not offered again', () => {
    const talk = new Talk(BLANK);
    talk.answer('13');
    const again = talk.say('26/2');
    expect(again).toMatchObject({ move: 'already-tried', option: '13' });
    expect(again.text).toMatch(/tried|try is used|submitted/);
    expect(talk.say('27/2')).toMatchObject({ move: 'offer-submit', option: '27/2' });
  });

  it('is read with a comma in it, or with a doubt after it', () => {
    expect(new Talk(BLANK).say('1,234')).toMatchObject({ move: 'offer-submit', option: '1234' });
    expect(new Talk(BLANK).say('i think 13 but not sure')).toMatchObject({ move: 'offer-submit', option: '13' });
  });

  it('is asked for by what the question takes', () => {
    expect(new Talk(BLANK).say('b').text).toMatch(/number/);
    expect(new Talk(BLANK).say('b').text).not.toMatch(/choice/);
  });

  it('is asked for again when the question cannot take it', () => {
    expect(new Talk(BLANK).say('b').move).toBe('which-answer');
    expect(new Talk().say('17')).toMatchObject({ move: 'step', step: { verdict: 'on-the-way' } });
    expect(new Talk(BLANK).say('1234567').move).toBe('which-answer');
  });
});

describe('terms', () => {
  it('are defined from the glossary', () => {
    const told = new Talk().say('what is a coefficient');
    expect(told).toMatchObject({ move: 'define', term: 'coefficient' });
    expect(told.text).toMatch(/number that multiplies a variable/);
  });

  it('are not when they are what the question asks for', () => {
    const item = ITEMS.find(({ type }) => type === 'choice')!;
    if (item.type !== 'choice') throw new Error('no choices');
    const asked = { ...item, choices: { ...item.choices, a: 'slope' } };
    expect(new Talk(asked).say('what is slope').move).toBe('word-later');
  });
});

describe('signs of distress', () => {
  it.each([
    'i want to die',
    'my dad hits me',
    'hint pls i wanna kill myself',
    'check 2x=4 i cant go on like this anymore',
  ])('are answered with where to turn, whatever else is said: %s', (message) => {
    const told = new Talk().say(message);
    expect(told).toMatchObject({ move: 'distress', grade: expect.any(Number) as number });
    expect(told.text).toContain('988');
  });

  it.each(['this question is killing me', 'hit me with a hint', 'im dead lol', 'kill it', 'i killed the last one'])(
    'are not seen in common exaggeration: %s',
    (message) => expect(new Talk().say(message).move).not.toBe('distress'),
  );

  it('are met in the review as well', () => {
    const state = withAttempt(startTutor(1), 'c');
    expect(decide(toReviewContext(LINEAR, state), state, 'i hate myself').move).toEqual({
      move: 'distress',
      grade: 2,
    });
  });
});

describe('when the question is complete', () => {
  const state = withAttempt(withAttempt(startTutor(5), 'b'), 'c');
  const context = toReviewContext(LINEAR, state);
  const say = (message: string): Move & { text: string } => {
    const decision = decide(context, state, message);
    return { ...decision.move, text: renderMove(decision.move, context, decision.state).text };
  };

  it('the explanation comes in numbered steps and states the stored key', () => {
    const { text } = say('explain');
    expect(text).toMatch(/1\. \*\*Choice C is correct\.\*\*/);
    expect(text).toMatch(/\n2\. /);
    expect(text).toContain('\\(x=16\\)');
  });

  it('states the stored key for every item of the bank', () => {
    for (const item of ITEMS) {
      const start = startTutor(item.id);
      const review = toReviewContext(item, start);
      const { move, state: after } = decide(review, start, 'explain');
      const key =
        item.type === 'choice' ? `Choice ${item.answer.toUpperCase()} is correct` : item.answer.split(',')[0]!;
      expect(renderMove(move, review, after).text).toContain(key);
    }
  });

  it('a number names none of the choices', () => {
    expect(say('i got 19')).toMatchObject({ move: 'work-in-review' });
  });

  it('a step is gone through on its own', () => {
    const told = say('i dont get step 2');
    expect(told).toMatchObject({ move: 'explain-part', part: 2 });
    expect(told.text).not.toContain('Choice C is correct');
  });

  it('a wrong choice is answered with its misconception, the right one with the reason', () => {
    expect(say('why not b').text).toMatch(/it has to multiply the/i);
    expect(say('why is mine wrong')).toMatchObject({ move: 'explain-option', option: 'b' });
    expect(say('why is c correct').text).toContain('x=16');
  });

  it('a right answer is followed by its reason, a third miss by the whole explanation', () => {
    const after = (...answers: string[]) => {
      const state = answers.reduce(withAttempt, startTutor(11));
      return decideFeedback(toReviewContext(LINEAR, state), state).move;
    };
    expect(after('b', 'c')).toEqual({ move: 'explain-option', option: 'c' });
    expect(after('a', 'b', 'd')).toEqual({ move: 'explanation' });
  });

  it('results are judged, and the next question is offered', () => {
    expect(say('check x = 16')).toMatchObject({ step: { verdict: 'follows' } });
    expect(say('next')).toMatchObject({ move: 'next' });
  });

  it('is filed under 3.5, and before under what was said', () => {
    expect(phaseOf({ move: 'explanation' }, context)).toBe('3.5');
    const open = toHintContext(LINEAR, startTutor(1));
    expect(phaseOf({ move: 'hint' }, open)).toBe('3.2');
    expect(phaseOf({ move: 'why-wrong' }, open)).toBe('3.3');
    expect(phaseOf({ move: 'greeting' }, open)).toBe('3.1');
  });
});

describe('a decision', () => {
  it('is the same again for the same context, state and message', () => {
    const state = startTutor(3);
    const context = toHintContext(LINEAR, state);
    expect(decide(context, state, 'hint pls')).toEqual(decide(context, state, 'hint pls'));
  });

  it('is made about any message, however odd', () => {
    const state = startTutor(3);
    const context = toHintContext(LINEAR, state);
    const messages = ['a '.repeat(1000), '('.repeat(2000), '9'.repeat(2000), 'why '.repeat(500), '\u200b\u0007', '½²≤'];
    for (const message of messages) expect(decide(context, state, message).move.move).toBeDefined();
  });
});

describe('what a student says along the way', () => {
  it.each([
    ['what does the passage say?', 'passage'],
    ['I picked the one that sounds best', 'own-reason'],
    ['is it because of the second sentence?', 'own-reason'],
    ["I don't get it", 'hint'],
    ['NO ENTIENDO', 'hint'],
    ['😭', 'hint'],
  ])('%j is answered by %s, with something to do and without a yes or no', (message, move) => {
    const told = new Talk(WORDS_ITEM).say(message);
    expect(told.move).toBe(move);
    expect(told.text).not.toMatch(/^(?:yes|no|right|correct|exactly)\b/i);
  });

  it('is told that there are no letters where a number is entered, before the end and after it', () => {
    const talk = new Talk(BLANK);
    expect(talk.say('But why not C').move).toBe('no-choices');
    const state = withAttempt(talk.state, BLANK.answer.split(',')[0]!);
    expect(decide(toReviewContext(BLANK, state), state, 'But why not C').move.move).toBe('no-choices');
  });

  it('is no try when it asks: "x = 16?" gets the same words whatever the value', () => {
    const replies = [2, 8, 16, 26].map((value) => new Talk().say(`x = ${value}?`));
    expect(new Set(replies.map(({ text }) => text.replaceAll(/\b\d+\b/g, ''))).size).toBe(1);
    expect(replies.map(({ option }) => option)).toEqual(['a', 'b', 'c', 'd']);
    expect(new Talk().say('x = 16').move).toBe('offer-submit');
  });
});
