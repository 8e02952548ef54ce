import { itemOf } from '../../test/bank/items.js';
import { toHintContext } from '../context/hint-context.js';
import { startTutor } from '../state/state.js';
import { choiceTalk } from './choice-talk.js';

const CONTEXT = toHintContext(itemOf('rw-words-01'), startTutor(1));
const read = (message: string) => choiceTalk(message, CONTEXT);

describe('talk about the choices', () => {
  it.each([
    ['ok then b', 'b'],
    ['imma go with c lol', 'c'],
    ['hmm fine, its d', 'd'],
    ['so I guess a', 'a'],
    ['pues es la b', 'b'],
  ])('names the choice in "%s"', (message, letter) => {
    expect(read(message)).toEqual({ does: 'names', letter, reason: null });
  });

  it.each([
    ['b because the farmers never came back', 'the farmers never came back'],
    ['the storm ruins everything, so d', 'the storm ruins everything'],
    ['c, its a no', 'its a no'],
  ])('names a choice with its reason in "%s"', (message, reason) =>
    expect(read(message)).toMatchObject({ does: 'names', reason }),
  );

  it.each(['a or c', 'b? d?', 'between b and c'])('wavers between two in "%s"', (message) => {
    expect(read(message)).toEqual({ does: 'between' });
  });

  it.each(['c says she left early', 'what about d', 'and b talks about the harbor'])(
    'weighs one in "%s"',
    (message) => {
      expect(read(message)).toEqual({ does: 'weighs' });
    },
  );

  it.each(['not b', 'd isnt about the river', 'nah, that was last year (c)', 'b is out'])(
    'rules one out in "%s"',
    (message) => expect(read(message)).toEqual({ does: 'rules-out' }),
  );

  it.each(['its a comparison', 'there is a reason', 'that is a because sentence', 'hello'])(
    'is not in "%s"',
    (message) => expect(read(message)).toBeUndefined(),
  );

  it('weighs a choice that is quoted in part', () => {
    const choices = {
      a: 'She stayed at home all winter with her sister because the harbor had frozen',
      b: 'No',
      c: 'Yes',
      d: 'Maybe',
    };
    const talk = (message: string) => choiceTalk(message, { ...CONTEXT, choices });
    expect(talk('because the harbor had frozen')).toEqual({ does: 'weighs' });
    expect(talk('it froze so she could not leave')).toBeUndefined();
  });

  it('leaves a letter to the math when the question uses it', () => {
    const context = { ...CONTEXT, question: String.raw`What is the value of \(b\) if \(b + 2 = 5\)?` };
    expect(choiceTalk('b is what we need', context)).toBeUndefined();
  });
});
