import { eap, itemStandardError, LINKING, scoreRange, seededRandom, wle, type ScoreRange } from '../src/index.js';
import type { Part, Row } from './row.js';
import { perturbed, sitDiagnostic, sitTest, type Sat, type ShippedSubject } from './shipped.js';
import { mean, share } from './simulees.js';

const STUDENTS = 2500;
/** Middles of the bands of true score; each band is a hundred points wide. */
const BANDS = [250, 350, 450, 550, 650, 750];
const NAMES: Readonly<Record<ShippedSubject, string>> = { english: 'R&W', math: 'Math' };

interface Measured {
  /** Points the ability deserves, unrounded. */
  truth: number;
  range: ScoreRange;
}

function measured(answers: readonly Sat[]): ScoreRange {
  const theta = wle(answers);
  return scoreRange(theta, Math.hypot(eap(answers).se, itemStandardError(theta, answers)));
}

function students(
  seed: number,
  { subject, middle, test, unsure }: { subject: ShippedSubject; middle: number; test: boolean; unsure: boolean },
): Measured[] {
  const random = seededRandom(seed + middle);
  return Array.from({ length: STUDENTS }, (_, form): Measured => {
    const truth = middle - 50 + 100 * random.next();
    const theta = (truth - LINKING.intercept) / LINKING.slope;
    const student = { subject, theta, form, ...(unsure && { truth: perturbed(random) }) };
    const answers = test ? sitTest(random, student).answers : sitDiagnostic(random, student);
    return { truth, range: measured(answers) };
  });
}

function rowsOf(subject: ShippedSubject, seed: number): Row[] {
  return [true, false].flatMap((test) =>
    [false, true].flatMap((unsure) =>
      BANDS.flatMap((middle): Row[] => {
        const all = students(seed, { subject, middle, test, unsure });
        const name = `${test ? 'Test' : 'Diagnostic'} ${NAMES[subject]}${unsure ? ', bank off' : ''}, true score ${middle - 50}-${middle + 50}`;
        return [
          {
            name: `${name}: 68 % coverage`,
            value: share(all, ({ truth, range }) => range.low <= truth && truth <= range.high),
            bound: { least: 0.65, most: unsure ? 0.75 : 0.72 },
          },
          {
            name: `${name}: bias`,
            value: mean(all.map(({ truth, range }) => range.score - truth)),
            unit: 'points',
            digits: 1,
          },
        ];
      }),
    ),
  );
}

const range = (subject: ShippedSubject, seed: number): Part => ({
  name: `range:${subject}`,
  run: () => rowsOf(subject, seed),
});

/** How often the printed range holds the true score, with the shipped bank and forms. */
export const RANGE: readonly Part[] = [range('english', 31_000), range('math', 32_000)];
