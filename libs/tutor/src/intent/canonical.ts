import { spelled } from './spelling.js';

/** Short forms as typed, and what they stand for. Apostrophes are gone by then: "don't" is `dont`. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  ya: 'you',
  pls: 'please',
  plz: 'please',
  plss: 'please',
  plzz: 'please',
  wat: 'what',
  wut: 'what',
  wht: 'what',
  wats: 'what is',
  wuts: 'what is',
  whats: 'what is',
  whos: 'who is',
  wheres: 'where is',
  hows: 'how is',
  whys: 'why is',
  thats: 'that is',
  heres: 'here is',
  theres: 'there is',
  its: 'it is',
  im: 'i am',
  ive: 'i have',
  id: 'i would',
  ill: 'i will',
  youre: 'you are',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  cant: 'can not',
  cannot: 'can not',
  couldnt: 'could not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  havent: 'have not',
  hasnt: 'has not',
  lets: 'let us',
  idk: 'i do not know',
  dunno: 'do not know',
  gimme: 'give me',
  lemme: 'let me',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'got to',
  cmon: 'come on',
  thru: 'through',
  onto: 'on to',
  nxt: 'next',
  wdym: 'what do you mean',
  rong: 'wrong',
  wrng: 'wrong',
  worng: 'wrong',
  rite: 'right',
  ryt: 'right',
  sum: 'some',
  legit: 'ok',
  yall: 'you',
  wont: 'will not',
  aint: 'is not',
  hav: 'have',
  bcuz: 'because',
  kno: 'know',
  srry: 'sorry',
  nvm: 'never mind',
  ima: 'i am going to',
  imma: 'i am going to',
  tryna: 'trying to',
  ohk: 'ok',
  hnt: 'hint',
  thx: 'thanks',
  thnx: 'thanks',
  tnx: 'thanks',
  ty: 'thanks',
  tysm: 'thanks',
  tyvm: 'thanks',
  ans: 'answer',
  prob: 'probably',
  prolly: 'probably',
  def: 'definitely',
  defo: 'definitely',
  da: 'the',
  ppl: 'people',
  ok: 'ok',
  okay: 'ok',
  okk: 'ok',
  kk: 'ok',
  lil: 'little',
  tmrw: 'tomorrow',
  hw: 'homework',
  smth: 'something',
  sth: 'something',
  abt: 'about',
  bc: 'because',
  cuz: 'because',
  w: 'with',
};

/** Said along the way without a meaning of their own. They stay when nothing else is said. */
const FILLERS = new Set([
  'lol',
  'lmao',
  'haha',
  'tbh',
  'rn',
  'bro',
  'bruh',
  'dude',
  'man',
  'omg',
  'ugh',
  'like',
  'just',
  'really',
  'actually',
  'tho',
  'though',
  'pretty',
  'aivy',
  'literally',
  'honestly',
  'again',
  'so',
  'um',
  'uh',
  'hmm',
  'well',
  'please',
  'now',
]);

/** Control characters, soft hyphens and everything that takes no room: nothing may hide between letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\u034f\u115f\u1160\u3164]/gu;

/** One line of plain characters, for all that reads a message. */
export const plainLine = (text: string): string =>
  text
    // Before NFKC, which would make x2 of x².
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .normalize('NFKC')
    .replace(/\n/g, ' ; ')
    .replace(UNSEEN, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[−–—]/g, '-')
    .replace(/⁄/g, '/')
    .toLowerCase();

/** A line in words as rules read it: lower case, short forms written out, punctuation gone. */
const wordsOf = (line: string): string[] =>
  line
    // Letters without their accents.
    .normalize('NFD')
    .replace(/\p{M}|'/gu, '')
    .replace(/[^a-z0-9./\-\s]/g, ' ')
    // A dot or dash counts only inside a number.
    .replace(/\.(?!\d)|(?<!\d)\.(?!\d)/g, ' ')
    .replace(/-(?![\d.])|(?<=[a-z])-|\/(?!\d)|(?<!\d)\//g, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => (Object.hasOwn(LONG_FORMS, word) ? LONG_FORMS[word]! : spelled(word)).split(' '));

/** All of them, fillers too: "now" and "again" matter in an emergency. */
export const inWords = (line: string): string => wordsOf(line).join(' ');

/** The words without fillers. */
export function canonical(line: string): string {
  const words = wordsOf(line);
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}
