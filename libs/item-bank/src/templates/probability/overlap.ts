import { entered, fraction, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    who: 'students',
    person: 'student',
    one: 'study French',
    other: 'study Spanish',
    oneIs: 'studies French',
    oneNot: 'does not study French',
    otherIs: 'studies Spanish',
  },
  {
    who: 'club members',
    person: 'member',
    one: 'play chess',
    other: 'play tennis',
    oneIs: 'plays chess',
    oneNot: 'does not play chess',
    otherIs: 'plays tennis',
  },
  {
    who: 'residents',
    person: 'resident',
    one: 'own a bicycle',
    other: 'own a car',
    oneIs: 'owns a bicycle',
    oneNot: 'does not own a bicycle',
    otherIs: 'owns a car',
  },
  {
    who: 'visitors',
    person: 'visitor',
    one: 'like tea',
    other: 'like coffee',
    oneIs: 'likes tea',
    oneNot: 'does not like tea',
    otherIs: 'likes coffee',
  },
] as const;

/** Two groups that overlap, in percent, and those in neither: a conditional probability among one of them. */
export const overlap: Template = {
  id: 'prob-overlap',
  skill: 29,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 105,
  type: 'blank',
  context: true,
  make(draw) {
    const { who, person, one, other, oneIs, oneNot, otherIs } = draw.pick(SETTINGS);
    const [first, second, neither] = [draw.int(20, 85), draw.int(20, 85), draw.int(4, 30)];
    const both = first + second + neither - 100;
    const without = draw.chance(0.5);
    const top = without ? second - both : both;
    const key = entered(top, second);
    if (both < 5 || both >= Math.min(first, second) - 4 || first === second || !/^\d\/\d\d?$/.test(key)) return null;
    const percent = (value: number): string => tex(`${value}\\%`);
    return {
      type: 'blank',
      question: `<p>In a group of ${who}, ${percent(first)} ${one}, ${percent(second)} ${other}, and ${percent(neither)} do neither of the two. If one of the ${who} who ${other} is selected at random, what is the probability that this ${person} ${without ? oneNot : `also ${oneIs}`}?</p>`,
      answer: key,
      wrong: [
        [
          entered(top, 100),
          'joint-for-conditional',
          `This is a part of all the ${who}, but only those who ${other} can be picked.`,
        ],
        [entered(without ? first - both : both, first), 'condition-reversed', `This picks among those who ${one}.`],
        [entered(second - top, second), 'complement', `Read again what is asked about the ${person}.`],
        [
          entered(first, 100),
          'condition-ignored',
          `This is the part of all the ${who} who ${one}, whether the ${person} ${otherIs} or not.`,
        ],
        [
          entered(Math.min(first, second), first + second),
          'overlap-ignored',
          'This counts those who do both twice in the whole.',
        ],
      ],
      why: `${percent(100 - neither)} do at least one of the two. Adding ${percent(first)} and ${percent(second)} counts those who do both twice, so ${tex(`${first}\\%+${second}\\%-${100 - neither}\\%=${both}\\%`)} do both. Among the ${percent(second)} who ${other}, ${without ? `${tex(`${second}\\%-${both}\\%=${top}\\%`)} are without the other` : `these are ${percent(top)}`}: ${tex(`\\frac{${top}}{${second}}=${fraction(top, second)}`)}.`,
      math: {
        landmarks: [
          [`${100 - neither}%`, 'the percent who do at least one of the two', 'How many do both?'],
          [`${both}%`, 'the percent who do both', 'Out of which group is the person picked?'],
          [first + second, 'the two percentages together', 'Who is counted twice in that?'],
        ],
        starts: [`x=${first}+${second}-${100 - neither}`],
      },
      simpler: `${tex(`${100 - neither}\\%`)} do at least one. The two percentages add up to ${tex(`${first + second}\\%`)}, so ${tex(`${both}\\%`)} got counted twice. Those do both. Now look only at the ${tex(`${second}\\%`)} who ${other}: ${tex(`${top}`)} out of ${tex(`${second}`)} are what you want.`,
      hints: [
        `Some do neither. So what percent of the ${who} do at least one?`,
        'If you add the two percents, who gets counted twice?',
        'Draw two overlapping circles. What percent is in the overlap?',
        'Who can get picked here? Out of those, how many fit?',
      ],
    };
  },
};
