import { describe, expect, it } from '@jest/globals';
import type { AnswersForEvidence, Subject } from '@aivy/contracts';
import { DIAGNOSTIC_SECONDS, skillsOf } from '@aivy/exam';
import { LiveBank, markAnswers, packBank, recordItems, skillFrames, type BankItem } from '@aivy/item-bank';
import { computeRecord, LINKING, scoreDiagnostic, seededRandom } from '@aivy/psychometrics';
import { evidenceOfTest } from './evidence-of-test.js';

const bank = packBank();
const live = new LiveBank(bank, async () => bank);
const form = bank.currentDiagnosticForm;
const SUBJECTS = ['english', 'math'] as const;
const SUBMITTED = Date.UTC(2026, 2, 1);

interface Sheet {
  answers: string[];
  seconds: number[];
}

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
  const sheet = {
    english: sheetOf(form.english, 'english', seed, pace),
    math: sheetOf(form.math, 'math', seed + 1_000, pace),
  };
  const marked = (subject: Subject) => markAnswers({ items: form[subject], ...sheet[subject], bank: live });
  const report = scoreDiagnostic(
    { english: marked('english'), math: marked('math') },
    { link: LINKING, parameterVersion: 'assumed' },
  );
  const answers = SUBJECTS.flatMap((subject) =>
    form[subject].map(({ id, version }, index): AnswersForEvidence['answers'][number] => ({
      item_id: id,
      item_version: version,
      answer: sheet[subject].answers[index]!,
      pretest: false,
      spent_ms: 1000 * sheet[subject].seconds[index]!,
      given_at: SUBMITTED,
    })),
  );
  const evidence = await evidenceOfTest(live, { source: 'diagnostic', attemptId: 'one' }, { answers });
  const { state, baseline } = computeRecord({
    ...{ recent: evidence, diagnostic: evidence, unreviewed: [], cards: [], counts: {} },
    frames: skillFrames(bank.items()),
    itemOf: recordItems(bank),
  });
  return { report, state, baseline: baseline!, evidence };
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
