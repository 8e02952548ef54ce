import { acceptsKeystroke, isCorrect } from '@aivy/exam';
import { namesOf, readLine, relationOf } from '@aivy/item-bank/algebra';
import type { BankItem } from '@aivy/item-bank/item';
import { OpenTalk, type Said } from '../math/talk.js';
import { ITEMS } from './items.js';

const MATH = ITEMS.filter(({ key }) => key.startsWith('math-'));
const sideOf = ({ talk }: BankItem) => talk?.math ?? { landmarks: [], starts: [], traps: [] };
/** The same on every run. */
const spread = (count: number, of: number): number => (count * 7919) % of;

const isRed = ({ verdict, marks }: Said): boolean =>
  ['does-not-follow', 'direction', 'false-identity'].includes(verdict ?? '') ||
  (marks?.lines ?? []).some(({ holds }) => !holds);

/** A true equation said in another way. */
function said(line: string, salt: number): string {
  const [left = '', right = ''] = line.split('=');
  const [by, more] = [2 + (salt % 5), 1 + (salt % 9)];
  return [
    line,
    `${right}=${left}`,
    `${by}*(${left})=${by}*(${right})`,
    `${left}+${more}=${right}+${more}`,
    `(${left})/${by}=(${right})/${by}`,
  ][salt % 5]!;
}

describe('right lines of work', () => {
  it('are never marked wrong: 500 equations, each said in some way', () => {
    const lines = MATH.flatMap((item) =>
      sideOf(item)
        .starts.filter((start) => /^[^<>=]+=[^<>=]+$/.test(start))
        .map((start) => ({ item, start })),
    );
    expect(lines.length).toBeGreaterThan(1_000);
    const red = Array.from({ length: 500 }, (_, count) => {
      const { item, start } = lines[spread(count, lines.length)]!;
      const line = said(start, count);
      return { key: item.key, line, reply: new OpenTalk(item, count).say(`check my step: ${line}`) };
    }).filter(({ reply }) => isRed(reply));
    expect(red.map(({ key, line, reply }) => `${key} ${line}: ${reply.verdict}`)).toEqual([]);
  });

  it('get praise for a value on the way, and use no attempt', () => {
    const values = MATH.flatMap((item) =>
      item.type === 'blank' ? sideOf(item).landmarks.map(({ value }) => ({ item, value })) : [],
    );
    expect(values.length).toBeGreaterThan(1_000);
    const missed = Array.from({ length: 300 }, (_, count) => values[spread(count, values.length)]!).filter(
      ({ item, value }) => {
        const { verdict, attempts } = new OpenTalk(item).say(value);
        return !verdict?.startsWith('landmark') || attempts.length > 0;
      },
    );
    expect(missed.map(({ item, value }) => `${item.key} ${value}`)).toEqual([]);
  });
});

/** The reply as it sounds with any number. */
const heard = ({ move, verdict, text, option }: Said, number: string): string =>
  `${move} ${verdict} ${text.replaceAll(option ?? number, '#').replaceAll(number, '#')}`;

const blanks = [...new Map(MATH.filter(({ type }) => type === 'blank').map((item) => [item.family, item])).values()];
const keyOf = (item: BankItem): string => item.answer.split(',')[0]!.trim();

/** Whole numbers near the key that are neither right nor on the way. */
function others(item: BankItem, count: number): string[] {
  const known = sideOf(item).landmarks.map(({ value }) => Number(value.replace('%', '')));
  const start = Math.round(Number(keyOf(item))) || 5;
  return Array.from({ length: 60 }, (_, step) => String(start + 3 + step))
    .filter((value) => !known.includes(Number(value)) && !isCorrect(value, item) && acceptsKeystroke(value))
    .slice(0, count);
}

describe('a student who tries out numbers', () => {
  it('hears the same about the key and about any other number, and no attempt is used', () => {
    const told: string[] = [];
    for (const item of blanks) {
      const key = keyOf(item);
      const [other = ''] = others(item, 1);
      for (const say of [
        (value: string) => value,
        (value: string) => `is it ${value}?`,
        (value: string) => `q = ${value}`,
      ]) {
        const [right, wrong] = [new OpenTalk(item).say(say(key)), new OpenTalk(item).say(say(other))];
        if (heard(right, key) !== heard(wrong, other))
          told.push(`${item.key} ${say(key)}: ${right.text} / ${wrong.text}`);
        if (right.attempts.length + wrong.attempts.length > 0) told.push(`${item.key} used an attempt`);
      }
    }
    expect(told).toEqual([]);
  });

  it('does not find the key by lines: after two outcomes right and wrong lines sound alike', () => {
    const found: string[] = [];
    let tried = 0;
    for (const item of blanks) {
      const relation = sideOf(item).starts.map((start) => relationOf(readLine(start)!)!);
      const [letter, ...more] = new Set(relation.flatMap(({ gap }) => namesOf(gap)));
      if (letter === undefined || more.length > 0 || !/^[a-z]$/.test(letter)) continue;
      tried += 1;
      const probe = (value: string): string => `check this: 3*${letter} + 1 = 3*(${value}) + 1`;
      const wrong = others(item, 6);
      const reply = (values: readonly string[]): Said => {
        const talk = new OpenTalk(item);
        return values.map((value) => talk.say(probe(value))).at(-1)!;
      };
      const [first = '', second = '', third = '', fourth = ''] = wrong;
      const [right, false_] = [reply([first, second, third, keyOf(item)]), reply([first, second, third, fourth])];
      if (right.verdict !== false_.verdict) found.push(`${item.key} ${letter}: ${right.verdict} / ${false_.verdict}`);
    }
    expect(tried).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });
});
