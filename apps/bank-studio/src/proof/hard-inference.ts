import { answers } from './answer-value.js';
import { alike, valueWith } from './letters.js';
import type { Oracle } from './oracle.js';

const PER_LARGE: Readonly<Record<string, number>> = { kilograms: 1000, hours: 60, feet: 12, pounds: 16 };

/** Adds up one thing after the other, each with the extreme plausible mean. */
const addedUp: Oracle = ({ question }, answer) => {
  const [, count = ''] = /of the \\\(([\d{},]+)\\\)/.exec(question) ?? [];
  const [, mean = '', margin = ''] = /is \\\(([a-z])\\\).*? error of \\\(([a-z])\\\)/.exec(question) ?? [];
  const [, extreme = '', unit = ''] = /the (greatest|least) plausible total \w+, in (\w+),/.exec(question) ?? [];
  const [m, e] = [51.5, 3.25];
  let total = 0;
  for (let thing = 0; thing < Number(count.replaceAll('{,}', '')); thing += 1)
    total += extreme === 'greatest' ? m + e : m - e;
  return alike(valueWith(answer, { [mean]: m, [margin]: e }), total / PER_LARGE[unit]!);
};

const STOP = new Set('all the of in it with a an who that had have at and one those only for to from they'.split(' '));
/** The words of a text that say something, without their endings. */
const contentOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .split(/[^a-z]+/)
    .map((word) => word.replace(/(?:ed|s)$/, ''))
    .filter((word) => word !== '' && !STOP.has(word));

/** The answer has the limits of both steps of the study, and no word that is not in them. */
const bothLimits: Oracle = ({ question }, answer) => {
  const [, source = ''] = /at random from (all [^.]*)\./.exec(question) ?? [];
  const [, filter = ''] = /, only (.*?) were /.exec(question) ?? [];
  const [, people = ''] = /Of the (\w+) who/.exec(question) ?? [];
  const names = [...question.matchAll(/\b[A-Z][a-z]+\b/g)].map(([name]) => name).join(' ');
  const [head = '', ...rest] = contentOf(source);
  const needed = [...rest, ...contentOf(filter)];
  const known = new Set([head, ...needed, ...contentOf(people), ...contentOf(names)]);
  const said = contentOf(answer);
  return needed.length > 0 && needed.every((word) => said.includes(word)) && said.every((word) => known.has(word));
};

/** Goes through all plausible percentages of both years and keeps the extreme difference. */
const allPairs: Oracle = ({ question }, answer) => {
  const [first = 0, one = 0, second = 0, other = 0] = [...question.matchAll(/\\\((\d+)\\%\\\)/g)].map(([, size]) =>
    Number(size),
  );
  const size = Number(/there were \\\(([\d{},]+)\\\)/.exec(question)?.[1]?.replaceAll('{,}', ''));
  const around = (middle: number, margin: number): number[] =>
    Array.from({ length: 101 }, (_, percent) => percent).filter((percent) => Math.abs(percent - middle) <= margin);
  const changes = around(first, one).flatMap((before) =>
    around(second, other).map((after) => ((after - before) * size) / 100),
  );
  return answers(answer, question.includes('greatest') ? Math.max(...changes) : Math.min(...changes));
};

const SHARES: Readonly<Record<string, number>> = {
  half: 0.5,
  'three in five': 3 / 5,
  'two in five': 2 / 5,
  'one in four': 1 / 4,
  'three in four': 3 / 4,
  'seven in ten': 7 / 10,
  'three in ten': 3 / 10,
};

/** Tests the claim for every plausible tenth of a percent, and reads verdict and reason of the answer. */
const testedClaim: Oracle = ({ question }, answer) => {
  const [, word = '', share = ''] = /claims that (more|fewer) than (.*?) of all/.exec(question) ?? [];
  const [estimate = 0, margin = 0] = [...question.matchAll(/\\\((\d+)\\%\\\)/g)].map(([, size]) => Number(size));
  const limit = Math.round(SHARES[share]! * 1000);
  const plausible = Array.from({ length: 1001 }, (_, tenth) => tenth).filter(
    (tenth) => Math.abs(tenth - 10 * estimate) <= 10 * margin,
  );
  const fitting = plausible.filter((tenth) => (word === 'more' ? tenth > limit : tenth < limit));
  const said = /^The survey supports/.test(answer)
    ? 'all'
    : /^The survey contradicts/.test(answer)
      ? 'none'
      : /neither/.test(answer)
        ? 'some'
        : '';
  const truth = fitting.length === plausible.length ? 'all' : fitting.length === 0 ? 'none' : 'some';
  return said === truth && /all plausible|both sides/.test(answer);
};

export const HARD_INFERENCE_ORACLES: Readonly<Record<string, Oracle>> = {
  'inference-total-interval': addedUp,
  'inference-narrowed-population': bothLimits,
  'inference-change-between-surveys': allPairs,
  'inference-claim-and-margin': testedClaim,
};
