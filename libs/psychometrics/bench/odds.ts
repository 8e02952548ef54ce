import { SKILLS } from '@aivy/exam';
import {
  abilitiesOfGrowth,
  chanceOfTarget,
  forecastScore,
  growthOf,
  LINKING,
  seededRandom,
  sectionScore,
  wle,
  type Abilities,
  type Estimate,
  type Random,
} from '../src/index.js';
import type { Part, Row } from './row.js';
import { perturbed, sitDiagnostic, sitTest, type Sat, type ShippedSubject, type Truth } from './shipped.js';
import { mean, share } from './simulees.js';

const STUDENTS = 3000;
/** Points above the diagnostic that the target is. */
const ABOVE = 60;
const SUBJECTS: readonly ShippedSubject[] = ['english', 'math'];
const FRAMES = new Map(SKILLS.map(({ id }) => [id, { weight: 0.05, seconds: 90 }]));

/** The same bank for somebody who meets another scale: every item is harder by this. */
const harder =
  (bank: Truth, shift: number): Truth =>
  (item) => {
    const { a, b, c } = bank(item);
    return { a, b: b + shift, c };
  };

interface Student {
  /** Of the diagnostic. */
  score: number;
  /** As students are told. */
  stated: number;
  /** The control: by the answers alone, as scores are. */
  byScore: number;
  reached: boolean;
}

const asLearned = (answers: readonly Sat[]) =>
  answers.map(({ a, b, c, skill, correct, seconds }) => ({
    ...{ a, b, c, skill, correct, seconds },
    answered: true,
    hinted: false,
    timeSpent: seconds,
    givenAt: 0,
  }));

/** The prior taken out again: of two normal distributions the precisions add up. */
const alone = ({ theta, se }: Estimate): Estimate => ({
  theta: theta / (1 - se ** 2),
  se: se / Math.sqrt(1 - se ** 2),
});

/** A diagnostic on items that are off, as is its scale, and a test right after it where the scale is true. */
function student(random: Random, form: number): Student {
  const shift = LINKING.scaleSd * random.normal();
  const sections = SUBJECTS.map((subject) => {
    const theta = random.normal();
    const bank = perturbed(random);
    const answers = sitDiagnostic(random, { subject, theta, truth: harder(bank, shift) });
    const later = sitTest(random, { subject, theta, form, truth: bank }).answers;
    return { answers, score: sectionScore(wle(answers)), later: sectionScore(wle(later)) };
  });
  const [score, later] = [sections[0]!.score + sections[1]!.score, sections[0]!.later + sections[1]!.later];
  const answers = sections.flatMap((section) => asLearned(section.answers));
  const abilities = abilitiesOfGrowth(growthOf({ answers, practised: [], frames: FRAMES }));
  const target = Math.min(1600, score + ABOVE);
  const odds = (from: Abilities): number =>
    chanceOfTarget(forecastScore(from, { days: 0, minutesPerDay: { english: 0, math: 0 } }), target);
  return {
    score,
    stated: odds(abilities),
    byScore: odds({ english: alone(abilities.english), math: alone(abilities.math) }),
    reached: later >= target,
  };
}

function rowsOf(): Row[] {
  const random = seededRandom(9100);
  const all = Array.from({ length: STUDENTS }, (_, form) => student(random, form)).sort((x, y) => x.score - y.score);
  const third = STUDENTS / 3;
  return ['low', 'middle', 'high'].flatMap((name, index): Row[] => {
    const group = all.slice(index * third, (index + 1) * third);
    const happened = share(group, ({ reached }) => reached);
    return [
      {
        name: `Odds of ${ABOVE} points more, ${name} third: stated minus happened`,
        value: mean(group.map(({ stated }) => stated)) - happened,
        bound: { least: -0.05, most: 0.05 },
      },
      {
        name: `Odds, ${name} third: without the prior, minus happened (control)`,
        value: mean(group.map(({ byScore }) => byScore)) - happened,
      },
      { name: `Odds, ${name} third: happened`, value: happened },
    ];
  });
}

/** Chances of a target as students are told them, against what happens without practice. */
export const odds: Part = { name: 'odds', run: rowsOf };
