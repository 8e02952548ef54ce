import { itemOf } from '../../test/bank/items.js';
import { toHintContext } from '../context/hint-context.js';
import { lineNear } from '../ideas/line-near.js';
import { startTutor } from '../state/state.js';
import { asideOf } from './asks.js';
import { echoOf } from './echo.js';
import { wordAsked } from './subject.js';

const item = itemOf('rw-central-03');
const PASSAGE =
  '<p>At closing time, Noor liked the shop, for then the lamps went out one by one. Her grandfather let her tune every radio that he had mended during the long and noisy day at the counter.</p>';
const CONTEXT = { ...toHintContext(item, startTutor(1)), passage: PASSAGE };
const echo = (message: string) => echoOf(message, CONTEXT);

describe('a clause that is said back', () => {
  it.each([
    ['ok so the shop is noisy lol', 'the shop is noisy', 'said'],
    ['cuz noor doesnt like the noise', "Noor doesn't like the noise", 'why'],
    ['its quiet then?', "it's quiet", 'asked'],
  ])('"%s" is heard as "%s"', (message, text, kind) => expect(echo(message)).toEqual({ text, kind }));

  it.each([
    ['i like the shop', 'is about the student'],
    ['b says the shop is noisy', 'names a choice'],
    ['the shop is fkn noisy', 'has a word nobody would write down'],
    ['she not like the noise', 'has broken grammar'],
    ['what does she like', 'asks'],
    ['ella quiere la radio', 'is Spanish'],
    ['so one quiet shop', 'has no verb'],
    ['nah its the noise', 'denies something said before'],
    ['until means she waits', 'begins in the middle of a sentence'],
    ['first it says the shop is noisy', 'counts off a step'],
  ])('is missing where "%s" %s', (message) => expect(echo(message)).toBeUndefined());

  it('never holds the text of a choice', () => {
    for (const text of Object.values(CONTEXT.choices!)) expect(echo(text)).toBeUndefined();
  });
});

describe('the line a message is near', () => {
  it('is the whole clause that shares its rarest words', () => {
    expect(lineNear('because the lamps are off', CONTEXT)).toBe('…for then the lamps went out one by one.');
  });
  it('is missing where the clause is too long to quote whole', () => {
    expect(lineNear('because grandpa mended a radio', CONTEXT)).toBeUndefined();
  });
  it('is missing where nothing telling is shared', () => expect(lineNear('maybe a boat', CONTEXT)).toBeUndefined());
});

describe('an aside', () => {
  it.each([
    ['brb my mom is calling', 'break'],
    ['how many attempts do i have', 'tries'],
    ['can i play music', 'music'],
    ['is there a pause button', 'app'],
    ['when will i ever use this', 'use'],
    ['these bugs are so disgusting', 'comment'],
    ['did people really eat that back then', 'curious'],
    ['my cat has a hat', 'other'],
  ])('"%s" is about: %s', (message, kind) => expect(asideOf(message)).toBe(kind));
});

describe('a word that is asked about', () => {
  it.each([
    'closing meaning',
    'whats closing mean again',
    'whats closing',
    'what does "closing" mean',
    'que es closing',
    "wait what's closing?",
  ])('is found in "%s"', (message) => expect(wordAsked(message, CONTEXT)).toBe('closing'));
  it.each(['what is next', 'what closing time is best', 'closing'])('is not found in "%s"', (message) =>
    expect(wordAsked(message, CONTEXT)).toBeUndefined(),
  );
});
