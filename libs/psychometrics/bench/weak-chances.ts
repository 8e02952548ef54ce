import { SKILLS as ALL_SKILLS, isSaidWeak, signsOf, skillsOf, topicStanding } from '@aivy/exam';
import {
  averagedOverDifficulty,
  GRID,
  learnerState,
  momentsOf,
  normalCdf,
  paceFactor,
  posterior,
  posteriorOf,
  REFERENCE_CURVES,
  routeAfter,
  seededRandom,
  shareRight,
  WEAK,
  weakChance,
  withinPace,
  type LearnerAnswer,
  type Random,
} from '../src/index.js';
import { drawForm, drawItem, type FormItem, type Subject } from './forms.js';
import type { Part, Row } from './row.js';
import { answer, mean, share } from './simulees.js';

/**
 * Is "likely weak, 7 of 10" true of seven of ten? Students whose skills differ by .5 and whose speed differs sit the
 * diagnostic, then a full test, then five questions a skill, all with items whose difficulty is a judgement. The control
 * gives every skill what the section says.
 */
const SIMULEES = 2000;
const SKILL_SD = 0.5;
/** Spread of students' log pace, and of a student's log times. */
const SPEED_SD = 0.25;
const TIME_SD = 0.5;
const PRACTICE = 5;
const SECONDS = 70;
const STAGES = ['after the diagnostic', '+ a full test', `+ ${PRACTICE} answers a skill`] as const;
const QUESTIONS: Readonly<Record<Subject, { diagnostic: number; module: number }>> = {
  english: { diagnostic: 17, module: 27 },
  math: { diagnostic: 14, module: 22 },
};
const FRAMES = new Map(ALL_SKILLS.map(({ id }) => [id, { weight: 0.05, seconds: 90 }]));
/** A tenth of the scale with fewer skills than this says nothing of calibration. */
const ENOUGH = 200;

/** How unsure a judged difficulty is, logits: two solvers who agree (docs/item-difficulty.md). */
const JUDGED_SD = 0.5;

interface JudgedItem extends FormItem {
  /** What the scoring believes; the truth, `b`, lies around it. */
  judgedB: number;
}

/** The item as it turns out to be when its difficulty was a judgement. */
const turnedOut = (random: Random, item: FormItem): JudgedItem => ({
  ...item,
  judgedB: item.b,
  b: item.b + JUDGED_SD * random.normal(),
});

/** What the scoring knows of an item that people have judged and no student answered. */
const byJudgement = <T extends JudgedItem>({ judgedB, ...item }: T) => ({
  ...item,
  a: 1.25,
  b: judgedB,
  bSd: JUDGED_SD,
});

interface Claim {
  weak: boolean;
  chance: number;
  /** What the section alone makes of it. */
  control: number;
  saidWeak: boolean;
  silent: boolean;
}

/** The chance that any skill of the section is weak, from the section as a whole. */
function controlOf(subject: Subject, answers: readonly LearnerAnswer[]): number {
  const { theta, se } = momentsOf(posterior(answers.map(averagedOverDifficulty)));
  const skill = posteriorOf(new Float64Array(GRID.length), { mean: theta, sd: Math.hypot(se, SKILL_SD) });
  return weakChance(skill, REFERENCE_CURVES[subject], paceFactor(withinPace(answers)));
}

function claimsOf(subject: Subject, random: Random): Claim[][] {
  const ids = skillsOf(subject).map(({ id }) => id);
  const theta = random.normal();
  const deltas = ids.map(() => SKILL_SD * random.normal());
  const speed = SPEED_SD * random.normal();
  const sit = (items: readonly FormItem[]): LearnerAnswer[] =>
    answer(
      random,
      theta,
      items.map((item) => turnedOut(random, item)),
      ({ skill }) => deltas[skill]!,
    ).map(({ correct, ...item }) => ({
      ...byJudgement(item),
      skill: ids[item.skill]!,
      correct,
      answered: true,
      hinted: false,
      seconds: SECONDS,
      timeSpent: SECONDS * Math.exp(speed + TIME_SD * random.normal()),
    }));
  const { diagnostic, module } = QUESTIONS[subject];
  const begun = sit(drawForm(random, subject, diagnostic, 1 / 3, 1 / 3));
  const opening = sit(drawForm(random, subject, module, 0.3, 0.3));
  const [easy, hard] = routeAfter(opening).route === 'higher' ? [0.11, 0.52] : [0.52, 0.11];
  const tested = [...begun, ...opening, ...sit(drawForm(random, subject, module, easy, hard))];
  const practice = ids.flatMap((_, skill) =>
    Array.from({ length: PRACTICE }, () => drawItem(random, subject, 'medium', skill)),
  );
  const factor = paceFactor(normalCdf(-speed / TIME_SD));
  return [begun, tested, [...tested, ...sit(practice)]].map((answers) => {
    const control = controlOf(subject, answers);
    const { skills } = learnerState({ answers, frames: FRAMES });
    return ids.map((id, skill) => {
      const signs = signsOf(skills.find((each) => each.skill === id)!);
      return {
        weak: 100 * factor * shareRight(subject, theta + deltas[skill]!) <= WEAK,
        chance: signs.weakChance,
        control,
        saidWeak: isSaidWeak(signs),
        silent: topicStanding(signs) === 'not-enough',
      };
    });
  });
}

const brier = (claims: readonly Claim[], by: 'chance' | 'control'): number =>
  mean(claims.map((claim) => (claim[by] - Number(claim.weak)) ** 2));

/** The largest difference of what is said and what is so among the tenths of the scale. */
function worstTenth(claims: readonly Claim[]): number {
  const tenths = Array.from({ length: 10 }, (_, tenth) =>
    claims.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === tenth),
  ).filter(({ length }) => length >= ENOUGH);
  return Math.max(
    ...tenths.map((tenth) => Math.abs(share(tenth, ({ weak }) => weak) - mean(tenth.map(({ chance }) => chance)))),
  );
}

function rowsOf(subject: Subject, name: string, seed: number): Row[] {
  const random = seededRandom(seed);
  const students = Array.from({ length: SIMULEES }, () => claimsOf(subject, random));
  return STAGES.flatMap((stage, index) => {
    const claims = students.flatMap((student) => student[index]!);
    const control = brier(claims, 'control');
    const silent = claims.filter((claim) => claim.silent);
    const shown = claims.filter(({ saidWeak }) => saidWeak);
    const title = `Likely weak, ${name}, ${stage}:`;
    return [
      { name: `${title} worst of ten deciles`, value: worstTenth(claims), bound: { most: 0.05 } },
      { name: `${title} Brier, every skill = section`, value: control, digits: 4 },
      { name: `${title} Brier, ours`, value: brier(claims, 'chance'), bound: { most: control }, digits: 4 },
      {
        name: `${title} strong among those shown as weak`,
        value: share(shown, ({ weak }) => !weak),
        ...(index === STAGES.length - 1 && { bound: { most: 0.2 } }),
      },
      { name: `${title} skills it is silent about`, value: silent.length / claims.length },
      {
        name: `${title} Brier that silence leaves unsaid`,
        value: silent.length > 0 ? brier(silent, 'control') - brier(silent, 'chance') : 0,
        digits: 4,
      },
    ];
  });
}

export const weakChances: Part = {
  name: 'weak-chances',
  run: () => [...rowsOf('english', 'R&W', 41), ...rowsOf('math', 'Math', 42)],
};
