import {
  faceOf,
  startTutor,
  toHintContext,
  toReviewContext,
  decide,
  renderMove,
  withAttempt,
} from '../../src/index.js';
import { writtenOut } from '../../src/decide/written-out.js';
import { itemOf, ITEMS } from '../bank/items.js';
import { designedItem } from './items.js';
import { Talk } from './talk.js';

const CENTRAL = designedItem('rw-central-76');
const TRANSITION = designedItem('rw-transitions-19');
const wordless = ({ talk: _talk, ...item }: typeof CENTRAL): typeof CENTRAL => item;
/** The item as it is where nobody has written ideas. */
const BARE = wordless(CENTRAL);

/** The two buttons after three messages that state nothing anyone wrote down. */
function offeredTwo(talk: Talk): readonly string[] {
  talk.say('the clerk sits near a lamp');
  talk.say('lamps glow brightly');
  return talk.say('nothing else glows there').suggestions ?? [];
}

describe('a right idea', () => {
  it('settles its hint, so none up to it is shown again, and none counts as used', () => {
    const talk = new Talk(CENTRAL);
    expect(talk.say('You should not trust words like obviously')).toMatchObject({ idea: 'distrust' });
    const other = new Talk(CENTRAL);
    expect(other.say('a step is missing at that place')).toMatchObject({ idea: 'finds-gap' });
    const hint = other.say('hint');
    expect(hint).toMatchObject({ move: 'hint', rung: 3 });
    expect(other.state.question.rungs).toBe(1);
  });

  it('pleases Aivy, and a wrong or half one leaves her face as it is', () => {
    expect(faceOf({ move: 'idea-right' })).toBe('pleased');
    expect(faceOf({ move: 'idea-wrong' })).toBe('neutral');
    expect(faceOf({ move: 'encourage' })).toBe('concerned');
  });

  it('said again in the same words leads to the next hint instead of the same reply', () => {
    const talk = new Talk(CENTRAL);
    const first = talk.say('the words clearly and obviously');
    const again = talk.say('the words clearly and obviously');
    expect(again.move).toBe('next-rung');
    expect(again.text).not.toBe(first.text);
    expect(talk.state.question.rungs).toBe(0);
  });
});

describe('a right idea in other words', () => {
  it('is recognized as known, and the talk goes on to the next hint without using one', () => {
    const talk = new Talk(TRANSITION);
    talk.say('they all follow one pattern');
    expect(talk.say('all of them share a pattern')).toMatchObject({ move: 'idea-known', rung: 3 });
    expect(talk.state.question.rungs).toBe(0);
  });
});

describe('a question about a word', () => {
  it('is no idea, however much it is like one', () => {
    expect(new Talk(TRANSITION).say('what does pattern mean').move).toBe('word-in-context');
  });
});

describe('a single word that an idea happens to have', () => {
  it('is asked about before it is praised', () => {
    expect(new Talk(TRANSITION).say('its about the valleys').move).not.toBe('idea-right');
  });
});

describe('a message that quotes a choice', () => {
  it('is an answer to submit, whichever choice it is, and gets no verdict', () => {
    if (CENTRAL.type !== 'choice') throw new Error('no choices');
    for (const [letter, text] of Object.entries(CENTRAL.choices))
      expect(new Talk(CENTRAL).say(`i think ${text}`)).toMatchObject({ move: 'offer-submit', option: letter });
    for (const [letter, text] of [
      ['b', 'hence'],
      ['d', 'all the same'],
    ])
      expect(new Talk(TRANSITION).say(`is it ${text}`)).toMatchObject({ move: 'offer-submit', option: letter });
  });

  it('is no button either', () => {
    if (TRANSITION.type !== 'choice') throw new Error('no choices');
    const talk = new Talk(TRANSITION);
    talk.say('the clerk has a cat');
    talk.say('a lamp burns');
    const { suggestions = [] } = talk.say('its summer');
    expect(suggestions).toHaveLength(2);
    for (const text of Object.values(TRANSITION.choices))
      expect(suggestions.join(' ').toLowerCase()).not.toContain(text.toLowerCase().replace(',', ''));
  });
});

describe('an idea nobody wrote down', () => {
  it('is said back, gets two buttons the third time and a hint the fourth, and costs nothing', () => {
    const talk = new Talk(CENTRAL);
    const [first, second, third, fourth] = [
      'the clerk sits near a lamp',
      'lamps glow brightly',
      'nothing else glows there',
      'the room is dark',
    ].map((message) => talk.say(message));
    expect(first).toMatchObject({ move: 'heard', echo: 'the clerk sits near a lamp' });
    expect(second).toMatchObject({ move: expect.stringMatching(/^(?:heard|unmatched)$/) as string });
    expect(third).toMatchObject({ move: 'closer', suggestions: [expect.any(String), expect.any(String)] });
    expect(fourth).toMatchObject({ move: 'next-rung' });
    expect(talk.state.question.rungs).toBe(0);
  });

  it('is never asked the same question twice in a row', () => {
    const talk = new Talk(CENTRAL);
    const endings = ['hint', 'the clerk sits near a lamp', 'lamps glow brightly', 'ok', 'i feel so dumb'].map(
      (message) => talk.say(message).text.slice(-30),
    );
    endings.slice(1).forEach((ending, at) => expect(ending).not.toBe(endings[at]));
  });

  it('is said back in clean words, and not when it names a choice or is about the student', () => {
    const say = (message: string) => new Talk(BARE).say(message);
    expect(say('ok so the clerk doesnt like him lol').echo).toBe("the clerk doesn't like him");
    expect(say('the lawyer thinks theyre useless').text).toMatch(/the lawyer thinks they're useless/);
    expect(say('i think my brain has left').echo).toBeUndefined();
    if (BARE.type !== 'choice') throw new Error('no choices');
    for (const text of Object.values(BARE.choices)) expect(say(`it says ${text} there`).echo).toBeUndefined();
  });

  it('that asks for a fact is led to the line of the text that has it', () => {
    const reply = new Talk(BARE).say('why is there a lawyer in it?');
    expect(reply).toMatchObject({ move: 'where', line: expect.stringContaining('lawyer') as string });
    expect(reply.line!.split(' ').length).toBeLessThanOrEqual(12);
  });

  it('is never praised', () => {
    for (const { move, text } of ['it is all about the rain', 'the moon did it'].map((said) =>
      new Talk(BARE).say(said),
    ))
      expect([move, text]).toEqual([
        expect.stringMatching(/^(?:heard|unmatched)$/),
        expect.not.stringMatching(/^(?:yes|right|exactly|nice|good)\b/i),
      ]);
  });

  it('is led on by the hints of an item without ideas as well', () => {
    const talk = new Talk(BARE);
    expect(talk.say('it is about a school').text).toContain(BARE.hints[0]);
    expect(talk.say('maybe a town').text).toContain(BARE.hints[1]);
  });
});

describe('the buttons', () => {
  it('send a phrasing that is understood', () => {
    const talk = new Talk(CENTRAL);
    const suggestions = offeredTwo(talk);
    for (const text of suggestions) {
      const state = talk.state;
      expect(decide(toHintContext(CENTRAL, state), state, text).move.move).toMatch(/^idea-(?:right|wrong|partial)$/);
    }
  });

  it('are spelled as one writes', () => {
    expect(writtenOut('its one sentence so no mark, i dont think it isnt')).toBe(
      'It’s one sentence so no mark, I don’t think it isn’t',
    );
    expect(writtenOut('the committee and its members')).toBe('The committee and its members');
    expect(writtenOut('x has to go, cant be 3x')).toBe('x has to go, can’t be 3x');
  });

  it('stand in either order, by the seed alone', () => {
    const firsts = Array.from({ length: 30 }, (_, seed) => {
      const talk = new Talk(CENTRAL, seed);
      const [first] = offeredTwo(talk);
      return CENTRAL.talk!.ideas!.find(({ says }) => says.map(writtenOut).includes(first!))!.kind;
    });
    expect(new Set(firsts)).toEqual(new Set(['right', 'wrong']));
  });
});

describe('a short answer', () => {
  it('of yes or no gets a smaller step where the question asks for more', () => {
    const talk = new Talk(CENTRAL);
    talk.say('hint');
    expect(talk.say('no').move).toBe('small-step');
    expect(talk.state.question.rungs).toBe(1);
  });

  it('of “something else” to the buttons leads on, and costs nothing', () => {
    const talk = new Talk(CENTRAL);
    offeredTwo(talk);
    expect(talk.say('Something else')).toMatchObject({ move: 'next-rung' });
    expect(talk.state.question.rungs).toBe(0);
  });

  it('that names the place of a button picks it', () => {
    const talk = new Talk(CENTRAL);
    const suggestions = offeredTwo(talk);
    const { idea } = talk.say('the second one');
    expect(CENTRAL.talk!.ideas!.find(({ id }) => id === idea)!.says.map(writtenOut)).toContain(suggestions[1]);
  });

  it('of yes to an offer names the button, which alone submits', () => {
    const talk = new Talk(CENTRAL);
    expect(talk.say('b').move).toBe('offer-submit');
    expect(talk.say('yes').move).toBe('tap-submit');
    expect(talk.state.question.attempts).toEqual([]);
  });
});

describe('frustration', () => {
  it.each([
    ['i suck at poems', 'self-doubt'],
    ['everyone else gets this already', 'comparing'],
    ['i dont have time for this', 'time'],
    ['im so tired', 'tired'],
    ['this is so stupid', 'anger'],
    ['i feel so dumb', 'self-doubt'],
  ])('%j gets a warm sentence for %s and one small step', (message, kind) => {
    const reply = new Talk(CENTRAL).say(message);
    expect(reply).toMatchObject({ move: 'encourage', kind });
    expect(reply.text.toLowerCase()).toContain(CENTRAL.hints[0].toLowerCase());
  });

  it('uses no hint', () => {
    const talk = new Talk(CENTRAL);
    talk.say('i feel so dumb');
    expect(talk.state.question.rungs).toBe(0);
  });
});

describe('a student who writes Spanish', () => {
  it('is answered in Spanish and told that hints are in English', () => {
    expect(new Talk(CENTRAL).say('no entiendo, una pista por favor').text).toMatch(/inglés/);
  });
});

describe('when the question is over', () => {
  const state = withAttempt(startTutor(3), 'b');
  const context = toReviewContext(CENTRAL, state);
  const say = (message: string) => {
    const { move, state: after } = decide(context, state, message);
    return { ...move, text: renderMove(move, context, after).text };
  };

  it('“simpler” gives the simpler words', () => {
    expect(say('explain it simpler')).toMatchObject({
      move: 'simpler',
      text: expect.stringContaining('In short:') as string,
    });
  });

  it('“another example” leads to a similar question', () => {
    expect(say('can i have another one like this').move).toBe('similar');
  });

  it('“still don’t get it” after the explanation gets the simpler one', () => {
    const explained = decide(context, state, 'explain').state;
    expect(decide(context, explained, 'i still dont get it').move.move).toBe('simpler');
  });

  it('“why do you multiply” is answered from the step that does', () => {
    const item = ITEMS.find(
      ({ key, explanation }) => key.startsWith('math-percent') && /[Mm]ultipl/.test(explanation.split('<ul>')[0]!),
    )!;
    const over = withAttempt(startTutor(1), item.answer.split(',')[0]!);
    const review = toReviewContext(item, over);
    const { move, state: after } = decide(review, over, 'why do you multiply there');
    expect(move.move).toBe('explain-part');
    expect(renderMove(move, review, after).text).toMatch(/multipl|times|\\cdot/i);
  });
});

it('an item of an older release, which has no ideas, gets the same hints as before', () => {
  const item = itemOf('rw-words-01');
  expect(new Talk(wordless(item)).say('hint')).toMatchObject({ move: 'hint', rung: 1 });
});
