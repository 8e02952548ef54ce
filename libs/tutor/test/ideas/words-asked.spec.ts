import { itemOf } from '../bank/items.js';
import { designedItem } from './items.js';
import { Talk } from './talk.js';

const TRANSITION = designedItem('rw-transitions-19');
const WORDS = itemOf('rw-words-01');

describe('a word that is asked about', () => {
  it.each(['what mean valley', 'que significa valley', 'i dont get what is "valley"', 'how do you say valley'])(
    'is worked out from its sentence when the text has it: "%s"',
    (message) => {
      const reply = new Talk(TRANSITION).say(message);
      expect(reply).toMatchObject({ move: 'word-in-context', about: ['valley'] });
      expect(reply.text).toContain('valley');
    },
  );

  it('gets the same words for every choice, and no meaning', () => {
    if (WORDS.type !== 'choice') throw new Error('no choices');
    const moves = Object.values(WORDS.choices).map((word) => new Talk(WORDS).say(`what does ${word} mean`).move);
    expect(new Set(moves)).toEqual(new Set(['word-later']));
  });

  it.each(['@ meaning', 'whats @ mean again', '@ is like final right', 'is @ like bad'])(
    'gets one reply for every choice of a question: "%s"',
    (asked) => {
      const item = itemOf('rw-words-18');
      if (item.type !== 'choice') throw new Error('no choices');
      const replies = Object.values(item.choices).map((word) => new Talk(item).say(asked.replace('@', word)).text);
      expect(new Set(replies).size).toBe(1);
    },
  );

  it('is defined by its last noun when the glossary has only that', () => {
    expect(new Talk(itemOf('math-linear-one-01')).say('what is a major arc')).toMatchObject({ term: 'arc' });
  });
});

describe('a denial', () => {
  it('is heard where an idea says "nothing but"', () => {
    const item = itemOf('rw-crosstext-46');
    expect(new Talk(item).say('only a tsunami does that')).toMatchObject({ move: 'idea-right' });
    expect(new Talk(item).say('so you dont need a tsunami').move).not.toBe('idea-right');
  });
});

describe('a choice that is talked about', () => {
  it('gets no verdict, whichever letter it is', () => {
    for (const letter of 'bcd') {
      expect(new Talk(TRANSITION).say(`so not ${letter}`).move).toBe('rules-out');
      expect(new Talk(TRANSITION).say(`${letter} says they match`).move).toBe('weighs');
    }
  });
});

describe('a student who writes Spanish', () => {
  it('is told once that hints are in English, and gets Spanish around them, with the hint as a quotation', () => {
    const talk = new Talk(TRANSITION);
    expect(talk.say('no entiendo nada de esto').text).toContain('El examen es en inglés');
    const second = talk.say('no entiendo, otra pista por favor').text;
    expect(second).not.toContain('en inglés');
    expect(second).toMatch(/^(?:Claro|Vamos|Aquí|Con gusto)[^«]*«[^»]+»$/);
  });
});
