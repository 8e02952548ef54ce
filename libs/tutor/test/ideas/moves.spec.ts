import {
  faceOf,
  startTutor,
  toHintContext,
  toReviewContext,
  decide,
  renderMove,
  withAttempt,
} from '../../src/index.js';
import { isSpanish } from '../../src/decide/asks.js';
import { buttons } from '../../src/decide/buttons.js';
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
  it('gets a question, two buttons the third time and a hint the fourth, and costs nothing', () => {
    const talk = new Talk(CENTRAL);
    const [first, second, third, fourth] = [
      'the clerk sits near a lamp',
      'lamps glow brightly',
      'nothing else glows there',
      'the room is dark',
    ].map((message) => talk.say(message));
    for (const reply of [first, second])
      expect(reply).toMatchObject({ move: expect.stringMatching(/^(?:heard|unmatched)$/) as string });
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

  it('is said back in clean words when it stands on its own and names nothing in the text', () => {
    const item = { ...BARE, question: `${BARE.question}<p>Would they like him?</p>` };
    const say = (message: string) => new Talk(item).say(message);
    expect(say('ok so she doesnt like him lol').echo).toBe("she doesn't like him");
    for (const text of ['she not like him', 'so one other guy', 'i think my brain has left', 'the moon likes him'])
      expect(say(text).echo).toBeUndefined();
  });

  it('is led to its line of the text, with a question about that', () => {
    const reply = new Talk(BARE).say('so the lawyer is nervous');
    expect(reply).toMatchObject({ move: 'heard', line: 'I have become a lawyer since.', asks: 'line' });
    expect(reply.text).toMatch(/“I have become a lawyer since\.” .*\bmain point\b.*\?$/);
  });

  it('is never said back when it names a choice', () => {
    if (BARE.type !== 'choice') throw new Error('no choices');
    for (const text of Object.values(BARE.choices))
      expect(new Talk(BARE).say(`it says ${text} there`).echo).toBeUndefined();
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

  it('pass over an idea that no button can say', () => {
    const ideas = CENTRAL.talk!.ideas!;
    const clipped = ideas.map((idea) => ({ ...idea, says: ['no'] }));
    const item = { ...CENTRAL, talk: { ...CENTRAL.talk!, ideas: [...clipped, ...ideas] } };
    for (const seed of [1, 2, 3, 4, 5]) expect(offeredTwo(new Talk(item, seed))).toHaveLength(2);
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

describe('Spanish', () => {
  it('is answered in Spanish, with English as a quotation and one note about it', () => {
    const talk = new Talk(CENTRAL);
    expect(talk.say('no entiendo, una pista por favor').text).toMatch(/inglés.*«[^»]+\?»$/);
    const offer = talk.say('creo que es la b');
    expect(offer.text).toMatch(/la opción B/);
    expect(offer.text).not.toMatch(/inglés|\b(?:lock|choice|first)\b/);
    expect(offer.suggestions).toEqual(['Quiero revisarla primero']);
    expect(talk.say('Quiero revisarla primero').move).toBe('check-first');
    // A letter is in no language, and English is.
    expect(talk.say('c').text).toMatch(/la opción C/);
    expect(talk.say('so the lawyer is nervous').text).not.toMatch(/[«¿]/);
  });

  it.each(['roll the dice again', 'hay is for horses', 'a true sale', 'got nada', 'no idea', 'come on', 'los angeles'])(
    'is not what a student writes who says "%s"',
    (message) => expect(new Talk(CENTRAL).say(message).text).not.toMatch(/[«¿¡áéíóúñ]/),
  );

  it('is on no button of a student who writes English', () => {
    const texts = (message: string) =>
      ITEMS.filter(({ skill }) => skill >= 12).flatMap((item) => {
        const state = startTutor(1);
        const context = toHintContext(item, state);
        return buttons(context.ideas, context, state, message).suggestions;
      });
    expect(texts('how many are there').filter((text) => isSpanish(text))).toEqual([]);
    expect(texts('cuantas son en total').filter((text) => isSpanish(text)).length).toBeGreaterThan(100);
  });
});

describe('a complaint about the tutor', () => {
  it.each([
    "you're not listening",
    'thats not what i asked',
    'stop repeating yourself',
    'ur useless',
    'are you even reading what i write',
    'you keep saying the same thing',
    'this isnt helping',
    'no me escuchas',
  ])('“%s” is owned, with two buttons', (message) => {
    const talk = new Talk(CENTRAL);
    talk.say('b');
    expect(talk.say(message)).toMatchObject({
      move: 'own-up',
      suggestions: [expect.any(String), expect.any(String)],
    });
  });

  it('names what the student did, and gets a smaller step the next time', () => {
    const talk = new Talk(CENTRAL);
    talk.say('is it b');
    expect(talk.say('thats not what i asked').text).toMatch(/\byou told me your answer\b/i);
    const again = talk.say('youre not listening');
    expect(again).toMatchObject({ move: 'own-up', text: expect.stringMatching(/\?$/) as string });
    expect(again.suggestions).toBeUndefined();
    expect(talk.state.question.rungs).toBe(0);
  });

  it.each(['im useless at this', 'this question is stupid', 'he is not listening to her', 'the poem never said that'])(
    'is not seen in “%s”',
    (message) => expect(new Talk(CENTRAL).say(message).move).not.toBe('own-up'),
  );
});

describe('an offer to submit', () => {
  const offer = (message: string) => new Talk(CENTRAL).say(message);
  const BOTH = /\block (?:it|choice B) in\b|\block in choice B\b/i;

  it.each(['b', 'is it b?', 'so b', 'b because she closes her eyes', 'b, the lawyer thing'])(
    'for “%s” offers something else to do as well, by words and by a second button',
    (message) => {
      const { move, suggestions, text } = offer(message);
      expect([move, suggestions]).toEqual(['offer-submit', ['Let me check it first']]);
      expect(text).toMatch(BOTH);
      expect(text).toMatch(/\b(?:find|see|tell)\b/i);
    },
  );

  it('takes up the reason where it can be said back', () => {
    expect(offer('b because she has closed eyes')).toMatchObject({
      hasReason: true,
      echo: 'she has closed eyes',
      text: expect.stringMatching(/choice B.* she has closed eyes\b/) as string,
    });
  });

  it('is put off by the second button, with something to look up', () => {
    const talk = new Talk(CENTRAL);
    talk.say('b');
    expect(talk.say('Let me check it first')).toMatchObject({
      move: 'check-first',
      text: expect.stringMatching(/\?$/) as string,
    });
    expect(talk.state.question.attempts).toEqual([]);
  });
});

describe('replies in a row', () => {
  const SAID = ['b', 'c', 'the moon did it', 'so d', 'i feel so dumb', 'not c', 'it rains', 'hint', 'a?'];
  const openerOf = (text: string): string => (/^[^.,:?!]*/.exec(text)?.[0] ?? '').split(' ').slice(0, 2).join(' ');

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('never begin alike within four (seed %s)', (seed) => {
    const talk = new Talk(CENTRAL, seed);
    const openers = SAID.map((message) => openerOf(talk.say(message).text));
    openers.forEach((each, at) => expect(openers.slice(Math.max(0, at - 3), at)).not.toContain(each));
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

  it('“why not” and a choice’s own words is answered from that choice’s explanation', () => {
    const over = withAttempt(startTutor(3), TRANSITION.answer);
    const review = toReviewContext(TRANSITION, over);
    expect(decide(review, over, 'why not hence').move).toEqual({ move: 'explain-option', option: 'b' });
    expect(decide(review, over, 'why isnt it all the same').move).toEqual({ move: 'explain-option', option: 'd' });
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
