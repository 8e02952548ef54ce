import { describe, expect, it } from '@jest/globals';
import { storeLearner, type LearnerState, type Subject } from '@aivy/contracts';
import { DIAGNOSTIC_SECONDS, skillsOf } from '@aivy/exam';
import { packBank, type BankItem } from '@aivy/item-bank';
import { seededRandom } from '@aivy/psychometrics';
import { FakeServices, type Sheet } from '../../test/fake-services.js';

const form = packBank().currentDiagnosticForm;
const SUBJECTS = ['english', 'math'] as const;

/** How a made-up student goes through a section: as fast as `pace` says, until the clock runs out. */
function sheetOf(items: readonly BankItem[], subject: Subject, seed: number, pace: number): Sheet {
  const random = seededRandom(seed);
  let left: number = DIAGNOSTIC_SECONDS[subject];
  const seconds = items.map((item) => {
    const wanted = Math.round(item.seconds * pace * Math.exp(0.5 * random.normal()));
    const spent = Math.min(left, wanted);
    left -= spent;
    return spent;
  });
  const answers = items.map((item, index) => {
    if (seconds[index] === 0 || random.next() < 0.05) return '';
    if (random.next() < 0.6) return item.answer.split(',')[0]!.trim();
    return item.type === 'blank' ? '-99' : item.answer === 'a' ? 'b' : 'a';
  });
  return { answers, seconds };
}

async function bothWays(seed: number, pace: number) {
  const services = new FakeServices({
    english: sheetOf(form.english, 'english', seed, pace),
    math: sheetOf(form.math, 'math', seed + 1_000, pace),
  });
  await services.run('diagnostic-report');
  const { state, baseline } = services.given<{ state: LearnerState; baseline: Record<string, number> }>(storeLearner)!;
  return { report: services.report!, state, baseline, evidence: services.entries };
}

describe('a diagnostic in the learner record', () => {
  it.each([
    ['a careful student', 1],
    ['a fast one', 0.4],
    ['one who clicks some questions away', 0.15],
    ['one who runs out of time', 2],
  ])('has the mastery of its report for every skill: %s', async (_who, pace) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const { report, state, baseline } = await bothWays(seed, pace);
      for (const subject of SUBJECTS) {
        const { score, skills } = report.sections[subject];
        // A report without a score says nothing about skills.
        if (score === null) continue;
        for (const { id, name } of skillsOf(subject)) {
          const known = state.skills.find(({ skill }) => skill === id)!;
          const { mastery, accuracy, estimated, weak_chance } = skills[name]!;
          expect([known.mastery, known.accuracy, known.estimated, baseline[id]]).toEqual([
            mastery,
            accuracy,
            estimated,
            mastery,
          ]);
          expect(known.weak_chance).toBeCloseTo(weak_chance!, 6);
        }
      }
    }
  });

  it('knows which answers there was no time for', async () => {
    const slow = await bothWays(1, 2);
    expect(slow.evidence.filter(({ hurried }) => hurried).length).toBeGreaterThan(3);
    const calm = await bothWays(1, 0.4);
    expect(calm.evidence.some(({ hurried }) => hurried)).toBe(false);
  });
});
