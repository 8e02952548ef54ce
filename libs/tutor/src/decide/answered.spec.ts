import { itemOf } from '../../test/bank/items.js';
import { Talk } from '../../test/ideas/talk.js';

/** The committee is the subject; the first hint offers three nouns. */
const form = (...messages: string[]) => {
  const talk = new Talk(itemOf('rw-form-11'));
  talk.say('hint');
  return messages.map((message) => talk.say(message)).at(-1)!;
};

describe('a few words after a question', () => {
  it.each(['committee?', 'the committee i think', 'the first one'])('answer it: %s', (message) =>
    expect(form(message)).toMatchObject({ move: 'idea-right', idea: 'subject-committee' }),
  );

  it.each(['the first part', 'the first'])('answer it by its place: %s', (message) =>
    expect(form(message)).toMatchObject({ move: 'idea-right', idea: 'subject-committee' }),
  );

  it('are the last of what is offered: the last one', () =>
    expect(form('the last one').move).toMatch(/^(?:heard|idea-partial)$/));

  it.each(['city?', 'the second one', 'laureate i guess'])('get no praise where they answer it wrong: %s', (message) =>
    expect(form(message).move).toMatch(/^(?:heard|idea-partial)$/),
  );

  it('are no wish for the answer, and leave two values without buttons', () => {
    const talk = new Talk(itemOf('math-data-one-added-value-2'));
    talk.say('dos numeros en el medio');
    expect(talk.say('10 y 11').suggestions ?? []).toEqual([]);
  });

  it('are still a letter, a request or a hint', () => {
    expect(form('b?')).toMatchObject({ move: 'offer-submit', option: 'b' });
    expect(form('another hint').move).toBe('hint');
    expect(form('whats the answer').move).toBe('not-the-answer');
  });
});
