import { DIAGNOSTIC_QUESTIONS, skillById } from '@aivy/exam';
import { packBank } from '../release/pack-bank.js';
import {
  ADAPTIVE_BLUEPRINT,
  adaptivePlaces,
  adaptivePool,
  nextQuestion,
  trialItems,
  type AdaptiveAnswer,
} from './index.js';

const bank = packBank();
const SUBJECTS = ['english', 'math'] as const;

function sit(subject: (typeof SUBJECTS)[number], seed: string, ability: number, met: readonly number[] = []) {
  const answered: AdaptiveAnswer[] = [];
  for (;;) {
    const item = nextQuestion(bank, { subject, seed, answered, met });
    if (!item) return answered.map((each) => each.item);
    answered.push({ item, correct: item.b < ability });
  }
}

describe('an adaptive diagnostic', () => {
  it.each(SUBJECTS)('asks as many questions of each domain in %s as the fixed form, with as many blanks', (subject) => {
    const counted = (items: readonly { skill: number }[]) => {
      const counts: Record<number, number> = {};
      for (const { skill } of items) counts[skillById(skill).category] = (counts[skillById(skill).category] ?? 0) + 1;
      return counts;
    };
    const fixed = bank.currentDiagnosticForm[subject];
    for (const ability of [-2, 0, 2]) {
      const asked = sit(subject, `form-${ability}`, ability);
      expect(asked).toHaveLength(DIAGNOSTIC_QUESTIONS[subject]);
      expect(counted(asked)).toEqual(counted(fixed));
      expect(asked.filter(({ type }) => type === 'blank')).toHaveLength(
        fixed.filter(({ type }) => type === 'blank').length,
      );
      expect(new Set(asked.map(({ family }) => family)).size).toBe(asked.length);
    }
  });

  it('asks of every skill of Reading & Writing, in the order of the domains of the fixed form', () => {
    const domains = (items: readonly { skill: number }[]) => [
      ...new Set(items.map(({ skill }) => skillById(skill).category)),
    ];
    const asked = sit('english', 'skills', 1);
    expect(new Set(asked.map(({ skill }) => skill)).size).toBe(11);
    expect(domains(asked)).toEqual(domains(bank.currentDiagnosticForm.english));
  });

  it('never draws on what full tests need, nor on the trial that every visitor has the keys of', () => {
    const open = new Set(trialItems(bank).map(({ id }) => id));
    const drawn = SUBJECTS.flatMap((subject) => adaptivePool(bank)[subject].flat());
    expect(drawn.filter(({ id }) => bank.poolOf(id) === 'test' || open.has(id))).toEqual([]);
    expect(drawn.filter(({ item }) => item.state !== 'operational')).toEqual([]);
  });

  it('fits its questions to the answers, and its time to the clock', () => {
    for (const subject of SUBJECTS) {
      const [weak, strong] = [sit(subject, 'fit', -2), sit(subject, 'fit', 2)];
      const mean = (items: typeof weak) => items.reduce((sum, { b }) => sum + b, 0) / items.length;
      expect(mean(strong) - mean(weak)).toBeGreaterThan(1);
      const seconds = strong.reduce((sum, item) => sum + item.seconds, 0);
      expect(seconds).toBeLessThan(1.1 * ADAPTIVE_BLUEPRINT[subject].seconds);
    }
  });

  it('gives a form the same questions again, another form others, and nobody what they have met', () => {
    const ids = (seed: string, met: readonly number[] = []) => sit('math', seed, 0, met).map(({ id }) => id);
    const form = ids('a');
    expect(ids('a')).toEqual(form);
    expect(ids('b')).not.toEqual(form);
    expect(ids('a', form).filter((id) => form.includes(id))).toEqual([]);
    expect(adaptivePlaces('math', 'a')).not.toEqual(adaptivePlaces('math', 'b'));
  });
});
