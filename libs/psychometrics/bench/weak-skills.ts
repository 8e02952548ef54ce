import { skillsOf } from '@aivy/exam';
import {
  masteryOf,
  probability,
  REFERENCE_POOLS,
  routeAfter,
  seededRandom,
  type Random,
  type ScoredItem,
} from '../src/index.js';
import { drawForm, drawItem, SKILLS, type FormItem, type Subject } from './forms.js';
import type { Part, Row } from './row.js';
import { answer, mean, share } from './simulees.js';

const SIMULEES = 600;
const SKILL_SD = 0.5;
/** At or below it a skill is weak. */
const WEAK = 70;
const PRACTICE = 15;
const QUESTIONS: Readonly<Record<Subject, { diagnostic: number; module: number }>> = {
  english: { diagnostic: 17, module: 27 },
  math: { diagnostic: 14, module: 22 },
};

interface Verdict {
  weak: boolean;
  afterDiagnostic: boolean;
  afterTest: boolean;
  afterPractice: boolean;
  byPercent: boolean;
}

interface Simulee {
  theta: number;
  /** Of every skill, logits above the section. */
  deltas: number[];
}

/** Everyone keeps exam pace here: the truth of a skill is what its owner gets right, not how fast. */
const asScored = (items: readonly (FormItem & { correct: boolean })[], first: number): ScoredItem[] =>
  items.map(({ a, b, c, correct, skill }) => ({
    a,
    b,
    c,
    correct,
    skill: first + skill,
    answered: true,
    seconds: 70,
    timeSpent: 70,
  }));

function sit(random: Random, { theta, deltas }: Simulee, items: readonly FormItem[], first: number): ScoredItem[] {
  return asScored(
    answer(random, theta, items, ({ skill }) => deltas[skill]!),
    first,
  );
}

function verdicts(subject: Subject, random: Random): Verdict[] {
  const ids = skillsOf(subject).map(({ id }) => id);
  const first = ids[0]!;
  const { diagnostic, module } = QUESTIONS[subject];
  const student: Simulee = {
    theta: random.normal(),
    deltas: Array.from({ length: SKILLS[subject] }, () => SKILL_SD * random.normal()),
  };
  const weakBy = (answers: readonly ScoredItem[]): Map<number, boolean> =>
    new Map([...masteryOf(ids, answers)].map(([id, { accuracy }]) => [id, accuracy <= WEAK]));

  const begun = sit(random, student, drawForm(random, subject, diagnostic, 1 / 3, 1 / 3), first);
  const opening = sit(random, student, drawForm(random, subject, module, 0.3, 0.3), first);
  const [easy, hard] = routeAfter(opening).route === 'higher' ? [0.11, 0.52] : [0.52, 0.11];
  const tested = [...begun, ...opening, ...sit(random, student, drawForm(random, subject, module, easy, hard), first)];
  const practice = ids.flatMap((_, skill) =>
    Array.from({ length: PRACTICE }, () => drawItem(random, subject, 'medium', skill)),
  );
  const practised = [...tested, ...sit(random, student, practice, first)];

  const [early, middle, late] = [weakBy(begun), weakBy(tested), weakBy(practised)];
  const right = (answers: readonly ScoredItem[]): number => 100 * share(answers, ({ correct }) => correct);
  return ids.map((id, skill): Verdict => {
    const own = begun.filter((item) => item.skill === id);
    const truth =
      100 * mean(REFERENCE_POOLS[subject].map((item) => probability(student.theta + student.deltas[skill]!, item)));
    return {
      weak: truth <= WEAK,
      afterDiagnostic: early.get(id)!,
      afterTest: middle.get(id)!,
      afterPractice: late.get(id)!,
      // Percent correct knows nothing of a skill that was not asked, so it gets the section's.
      byPercent: right(own.length > 0 ? own : begun) <= WEAK,
    };
  });
}

function rowsOf(subject: Subject, name: string, seed: number): Row[] {
  const random = seededRandom(seed);
  const all = Array.from({ length: SIMULEES }, () => verdicts(subject, random)).flat();
  const agrees = (by: keyof Verdict): number => share(all, (verdict) => verdict[by] === verdict.weak);
  return [
    { name: `Weak skills, ${name}: after the diagnostic`, value: agrees('afterDiagnostic'), bound: { least: 0.78 } },
    { name: `Weak skills, ${name}: + a full test`, value: agrees('afterTest'), bound: { least: 0.85 } },
    {
      name: `Weak skills, ${name}: + ${PRACTICE} items a skill`,
      value: agrees('afterPractice'),
      bound: { least: 0.9 },
    },
    { name: `Weak skills, ${name}: by raw percent`, value: agrees('byPercent') },
    {
      name: `Weak skills, ${name}: points gained over raw percent`,
      value: 100 * (agrees('afterDiagnostic') - agrees('byPercent')),
      unit: 'points',
      bound: { least: 10 },
      digits: 1,
    },
    { name: `Weak skills, ${name}: share of skills that are weak`, value: share(all, ({ weak }) => weak) },
  ];
}

export const weakSkills: Part = {
  name: 'weak-skills',
  run: () => [...rowsOf('english', 'R&W', 31), ...rowsOf('math', 'Math', 32)],
};
