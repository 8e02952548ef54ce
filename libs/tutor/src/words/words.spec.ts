import { leaksIn } from '@aivy/item-bank/item';
import { ITEMS } from '../../test/bank/items.js';
import { toHintContext } from '../context/hint-context.js';
import { startTutor } from '../state/state.js';
import { GLOSSARY } from '../glossary/index.js';
import { WORDS, type WordSet } from './index.js';
import { chooseWording, chosenWording, saysChoice } from './pick.js';
import { REVIEW_WORDS } from './review.js';
import { distressText, US_NUMBERS } from './safety.js';
import { STRATEGIES } from './strategies.js';

const isSet = (name: string): name is WordSet => name in WORDS;
const SETS = Object.keys(WORDS).filter(isSet);
const ALL = SETS.flatMap((set) => [...WORDS[set]]);
const PLAIN = ITEMS.find(({ type }) => type === 'blank')!;
/** What a student can do, by which every wording ends. */
const TO_DO =
  /\b(?:try|go|tell|send|submit|ask|look|read|write|take|make|see|pick|think|check|carry|redo|fix|rewrite|work|decide|compare|find|start|move|answer|finish|keep|put|break|type|do|give|call|use|open|say|name|draw|substitute|watch|adjust|trust|test|recall|point|line|get|have|hand|tap|step|next|choice|talk|will you)\b/i;

describe('the tutor’s wordings', () => {
  it.each(SETS)('%s: at least four, all different; one where every page says the same', (set) => {
    expect(WORDS[set].length).toBeGreaterThanOrEqual(set === 'asked-again' ? 1 : 4);
    expect(new Set(WORDS[set]).size).toBe(WORDS[set].length);
  });

  it('end with something the student can do', () => {
    const idle = ALL.filter((wording) => {
      const last = wording.split(/(?<=[.?!])\s+/).at(-1) ?? '';
      return !TO_DO.test(last) && !/\{(?:strategy|rung|where)\}$/.test(wording);
    });
    expect(idle).toEqual([]);
  });

  it('fit every question: no number but 988, no choice letter, no call to eliminate', () => {
    for (const wording of [...ALL, ...Object.values(STRATEGIES).flat()]) {
      expect(wording.replace('call or text 988', '')).not.toMatch(/\d/);
      expect([wording, leaksIn(PLAIN, wording)]).toEqual([wording, []]);
    }
  });

  it.each(['off-topic', 'review-off-topic'] as const)(
    '%s: names 988 warmly in most, and keeps one for small talk',
    (set) => {
      expect(WORDS[set].filter((wording) => /call or text 988/.test(wording))).toHaveLength(3);
    },
  );

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

describe('the words for distress', () => {
  it('say where to turn and speak of no lesson', () => {
    expect(distressText(US_NUMBERS)).toMatch(/person you trust/);
    expect(distressText(US_NUMBERS)).toMatch(/local emergency number/);
    expect(distressText(US_NUMBERS)).toMatch(/call or text 988/);
    expect(distressText(US_NUMBERS)).not.toMatch(/hint|answer|question|submit/i);
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
