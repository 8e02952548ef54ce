import { leaksIn } from '@aivy/item-bank/item';
import { ITEMS } from '../../test/bank/items.js';
import { toHintContext } from '../context/hint-context.js';
import { createGuard, secretOf } from '../guard/index.js';
import { startTutor } from '../state/state.js';
import { GLOSSARY } from '../glossary/index.js';
import { WORDS, type WordSet } from './index.js';
import { chooseWording, chosenWording, saysChoice } from './pick.js';
import { REVIEW_WORDS } from './review.js';
import { safetyText } from './safety.js';
import { STRATEGIES } from './strategies.js';

const isSet = (name: string): name is WordSet => name in WORDS;
const SETS = Object.keys(WORDS).filter(isSet);
const ALL = SETS.flatMap((set) => [...WORDS[set]]);
/** The feedback that fills it ends in a question. */
const ASKED_BY_FEEDBACK: readonly string[] = WORDS['why-wrong-asking'];
const PLAIN = ITEMS.find(({ type }) => type === 'blank')!;
/** What a wording asks for when it doesn't end in a question. */
const TO_DO = /\b(?:try|send|submit|look|read|put|tap|take|keep|check|finish|pick|answer)\b/i;

describe('the tutor’s wordings', () => {
  it.each(SETS)('%s has at least four, all different, except where the item brings the words', (set) => {
    expect(WORDS[set].length).toBeGreaterThanOrEqual(['asked-again', 'idea', 'unmatched-again'].includes(set) ? 1 : 4);
    expect(new Set(WORDS[set]).size).toBe(WORDS[set].length);
  });

  it('end with a question or something to do', () => {
    const idle = ALL.filter((wording) => {
      const last = wording.split(/(?<=[.?!])\s+/).at(-1) ?? '';
      return (
        !/\?$/.test(last) &&
        !TO_DO.test(last) &&
        !/\{(?:strategy|rung|question|ask|try|next)\}»?$/.test(wording) &&
        !ASKED_BY_FEEDBACK.includes(wording)
      );
    });
    expect(idle).toEqual([]);
  });

  it('fit every question: no number, no choice letter, no call to eliminate', () => {
    for (const wording of [...ALL, ...Object.values(STRATEGIES).flat()]) {
      expect(wording).not.toMatch(/\d/);
      expect([wording, leaksIn(PLAIN, wording)]).toEqual([wording, []]);
    }
  });

  it('give nothing away by their own words, whichever choice is right', () => {
    const keys = ITEMS.filter(({ type, skill }) => type === 'choice' && skill === 12);
    const leaks = ['a', 'b', 'c', 'd'].flatMap((letter) => {
      const guard = createGuard(
        secretOf(
          keys.find(({ answer }) => answer === letter)!,
          startTutor(0),
          '',
        ),
      );
      return ALL.filter((wording) => guard(wording.replace(/\{\w+\}/g, ' ')).blocked);
    });
    expect([...new Set(leaks)]).toEqual([]);
  });

  it('are no parser’s: none says that a message was not understood, or asks for other words', () => {
    const parsed =
      /\b(?:did(?:n't| not) (?:follow|get|understand)|not sure what you mean|say (?:that|it) (?:another|some other) way|could(?:n't| not) read)\b/i;
    expect(ALL.filter((wording) => parsed.test(wording))).toEqual([]);
  });

  it('name the crisis line only where someone is in distress', () => {
    expect(ALL.filter((wording) => /988/.test(wording))).toEqual([]);
  });

  it('praise nothing that was not done', () => {
    expect(
      ALL.filter((wording) => /\b(?:great job|well done|amazing|brilliant|perfect|genius)\b/i.test(wording)),
    ).toEqual([]);
  });

  it('come round only when all of a set were used', () => {
    const context = toHintContext(PLAIN, startTutor(0));
    for (let seed = 0; seed < 200; seed += 1) {
      let state = startTutor(seed * 7919);
      const said: string[] = [];
      for (let turn = 0; turn < WORDS.hint.length * 2; turn += 1) {
        state = chooseWording('hint', context, state);
        said.push(chosenWording('hint', state));
      }
      expect(new Set(said.slice(0, WORDS.hint.length)).size).toBe(WORDS.hint.length);
      said.slice(1).forEach((each, index) => expect(each).not.toBe(said[index]));
    }
  });

  it('begin differently from one conversation to another', () => {
    const context = toHintContext(PLAIN, startTutor(0));
    const first = (seed: number): string => chosenWording('hint', chooseWording('hint', context, startTutor(seed)));
    expect(new Set(Array.from({ length: 100 }, (_, seed) => first(seed))).size).toBe(WORDS.hint.length);
  });

  it('include one for every set of an open question that names none of the choices', () => {
    const without: string[] = [];
    const seen = new Set<string>();
    for (const item of ITEMS) {
      if (item.type !== 'choice') continue;
      const texts = Object.values(item.choices).sort().join('|');
      if (seen.has(texts) || item.skill > 11) continue;
      seen.add(texts);
      const context = toHintContext(item, startTutor(1));
      // Every page says the same of a question that is asked again, whatever its choices are.
      for (const set of SETS.filter((each) => !(each in REVIEW_WORDS) && each !== 'asked-again'))
        if (WORDS[set].every((wording) => saysChoice(context, wording.replace(/\{\w+\}/g, ''))))
          without.push(`${item.key} ${set}`);
    }
    expect(without).toEqual([]);
  });
});

describe('ways to go at a question', () => {
  it('exist twice for each of the thirty skills', () => {
    for (let skill = 1; skill <= 30; skill += 1) expect(new Set(STRATEGIES[skill]).size).toBe(2);
  });
});

describe('the words for a student in danger', () => {
  it('say where to turn and speak of no lesson', () => {
    const text = safetyText({ move: 'distress' });
    expect(text).toMatch(/someone you trust/);
    expect(text).toMatch(/local emergency number/);
    expect(text).toMatch(/call or text \*\*988\*\*/);
    expect(text).not.toMatch(/hint|answer|question|submit/i);
  });

  it('ask first when it is unclear, and name the numbers then too', () => {
    expect(safetyText({ move: 'check-in' })).toMatch(/Are you all right\?\n\n.*\*\*988\*\*.*\*\*911\*\*/);
  });

  it('name the numbers of the country', () => {
    const numbers = { crisis: 'call 116 123', emergency: '112' };
    for (const move of ['distress', 'check-in']) {
      expect(safetyText({ move }, numbers)).toMatch(/call \*\*116 123\*\*/);
      expect(safetyText({ move }, numbers)).toMatch(/\b112\b/);
      expect(safetyText({ move }, numbers)).not.toMatch(/988|911/);
    }
  });

  it('are for no other move', () => {
    expect(safetyText({ move: 'hint' })).toBeNull();
  });
});

describe('the glossary', () => {
  it('defines at least eighty terms, each once, in one or two sentences without a digit', () => {
    expect(GLOSSARY.length).toBeGreaterThanOrEqual(80);
    expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length);
    for (const { definition } of GLOSSARY) {
      expect(definition).toMatch(/^[A-Z].*\.$/);
      expect(definition).not.toMatch(/\d/);
      expect(definition.split(/\s+/).length).toBeLessThanOrEqual(30);
    }
  });

  it('gives no name to two terms', () => {
    const names = GLOSSARY.flatMap(({ term, also = [] }) => [term, ...also].map((name) => name.toLowerCase()));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
