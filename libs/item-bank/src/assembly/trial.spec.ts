import { packBank } from '../release/pack-bank.js';
import { assembleUnit, practicePool, TRIAL_TOPICS, trialItems } from './index.js';

const bank = packBank();
const onTrial = new Set(trialItems(bank).map(({ id }) => id));

describe('the trial for visitors', () => {
  it('has three practice items of each of its topics, the same whenever it is asked', () => {
    expect(trialItems(bank).map(({ skill }) => skill)).toEqual(TRIAL_TOPICS.flatMap((skill) => [skill, skill, skill]));
    expect(trialItems(bank).map(({ id }) => bank.poolOf(id))).toEqual(Array(12).fill('practice'));
    expect(onTrial.size).toBe(12);
    expect(trialItems(packBank()).map(({ key }) => key)).toEqual(trialItems(bank).map(({ key }) => key));
  });

  it('begins each topic easy and goes no higher than medium', () => {
    for (const skill of TRIAL_TOPICS) {
      const items = trialItems(bank).filter((item) => item.skill === skill);
      expect(items[0]!.difficulty).toBe('easy');
      expect(items.map(({ difficulty }) => difficulty)).not.toContain('hard');
      expect(items.map(({ b }) => b)).toEqual(items.map(({ b }) => b).sort((x, y) => x - y));
      expect(new Set(items.map(({ family }) => family)).size).toBe(3);
    }
  });

  it('shares no item with daily units, whose pool is otherwise all of practice', () => {
    const asked = TRIAL_TOPICS.flatMap((skill) =>
      [-1, -0.5, 0, 0.5, 1].flatMap((ability) =>
        Array.from({ length: 8 }, (_, student) =>
          assembleUnit(practicePool(bank), { skill, ability, seen: [], seed: `plan-${student}:1` }),
        ),
      ),
    ).flatMap(({ questions }) => questions.map(({ item }) => item.id));
    expect(asked).toHaveLength(4 * 5 * 8 * 5);
    expect(asked.filter((id) => onTrial.has(id))).toEqual([]);
    const pool = practicePool(bank);
    const operational = bank
      .items()
      .filter(({ id, state }) => bank.poolOf(id) === 'practice' && state === 'operational' && !onTrial.has(id));
    const kept = [...new Set(bank.items().map(({ skill }) => skill))].flatMap((skill) => pool.ofSkill(skill));
    expect(kept.map(({ id }) => id).sort()).toEqual(operational.map(({ id }) => id).sort());
  });

  it('is met by no student who has met everything else, either', () => {
    const seen = bank.items().flatMap(({ id }) => (onTrial.has(id) ? [] : [id]));
    for (const skill of TRIAL_TOPICS) {
      const { questions } = assembleUnit(practicePool(bank), { skill, ability: 0, seen, seed: 'last' });
      expect(questions.filter(({ item }) => onTrial.has(item.id))).toEqual([]);
      expect(questions).toHaveLength(5);
    }
  });
});
