import { itemOf } from '../../test/bank/items.js';
import { toHintContext } from '../context/hint-context.js';
import { fromHtml } from '../text/from-html.js';
import { startTutor } from '../state/state.js';
import { decide } from './decide.js';
import { saysMostly, statedChoice } from './stated-choice.js';

const BLANK = toHintContext(itemOf('rw-transitions-90'), startTutor(1));
const TEXT = toHintContext(itemOf('rw-crosstext-41'), startTutor(1));
const NUMBERS = toHintContext(itemOf('math-data-one-box-plot-4'), startTutor(1));

/** The kinds of reply to one wording of each choice. */
const kinds = (context: typeof BLANK, wording: (choice: string) => string): Set<string> =>
  new Set(
    Object.values(context.choices!).map(
      (choice) =>
        decide(
          context,
          startTutor(1),
          wording(
            fromHtml(choice)
              .replace(/\\[()]/g, '')
              .toLowerCase(),
          ),
        ).move.move,
    ),
  );

describe('a choice in a message', () => {
  it.each([
    ['i think for that reason,', { letter: 'a', isDenied: false }],
    ['creo que es likewise', { letter: 'd', isDenied: false }],
    ["it's not in other words", { letter: 'c', isDenied: true }],
  ])('is stated by %j', (message, stated) => expect(statedChoice(message, BLANK)).toMatchObject(stated));

  it.each(['likewise joins two things that are alike', 'what does likewise mean'])('is not stated by %j', (message) =>
    expect(statedChoice(message, BLANK)).toBeUndefined(),
  );

  it.each(['trsts owers mills had reson hide diturbances', 'mills owners trusts hide reason disturbances'])(
    'is heard in %j, however it is broken up',
    (message) => expect(saysMostly(message, TEXT)).toBe(true),
  );

  it('is not heard in what the text says', () => {
    const [sentence] = fromHtml(TEXT.passage).split('.');
    expect(saysMostly(sentence!, TEXT)).toBe(false);
  });

  it.each([
    ['offer-submit', (choice: string) => `i think ${choice}`],
    ['offer-submit', (choice: string) => `creo que es ${choice}`],
    ['rules-out', (choice: string) => `its not ${choice}`],
    ['weighs', (choice: string) => `something close to ${choice}`],
    ['explain-later', (choice: string) => `explain simpler: ${choice}`],
  ])('gets %s, whichever choice it is', (move, wording) => expect(kinds(BLANK, wording)).toEqual(new Set([move])));

  it.each([
    ['offer-submit', (choice: string) => `creo que es ${choice}`],
    ['unmatched', (choice: string) => `its not ${choice}`],
    ['plan', (choice: string) => `i divide by ${choice}`],
  ])('gets %s, whichever number it is', (move, wording) => expect(kinds(NUMBERS, wording)).toEqual(new Set([move])));

  it('gets the same when its letter is denied', () =>
    expect(
      new Set(
        ['a', 'b', 'c', 'd'].map((letter) => decide(TEXT, startTutor(1), `it cant be ${letter} right`).move.move),
      ),
    ).toEqual(new Set(['rules-out'])));
});
