import type { Attempt } from './attempt';
import { readDailyAttempt } from './daily-attempt';
import { finding, lookedAt } from './finding';
import { allMistakes, countBySkill } from './mistakes';
import { someMissedIn, someMistake } from './workbench-kit';

const test = (startTime: string, ...questions: ReturnType<typeof someMistake>[]) =>
  ({
    id: 't',
    startTime,
    questions,
    result: { english: { score: 600 }, math: { score: 600 } },
  }) as unknown as Attempt;
const unit = (id: number, at: string, count: number) =>
  readDailyAttempt(
    'unit',
    someMissedIn(
      id,
      at,
      Array.from({ length: count }, (_, at) => ({ number: at + 1 })),
    ),
  );
const session = (id: number, at: string, count: number) =>
  readDailyAttempt(
    'practice',
    someMissedIn(
      id,
      at,
      Array.from({ length: count }, () => ({ skill: 4 })),
    ),
  );

describe('the mistakes of everything together', () => {
  it('are in the order of the newest attempt first, in each in that of its questions', () => {
    const attempt = test(
      '2026-11-10 10:00:00',
      someMistake({ number: 8 }),
      someMistake({ outcome: 'correct', number: 9 }),
    );
    const daily = [unit(2, '2026-11-11T10:00:00Z', 2), session(7, '2026-11-09T10:00:00Z', 1)];
    expect(allMistakes([attempt], daily).map(({ test, number }) => `${test} ${number}`)).toEqual([
      'unit-2 1',
      'unit-2 2',
      't 8',
      'practice-7 1',
    ]);
  });

  it('are counted by skill, the most often missed first; one that nobody can name is not', () => {
    const daily = [unit(2, '2026-11-11T10:00:00Z', 1), session(7, '2026-11-09T10:00:00Z', 2)];
    const counted = countBySkill([...allMistakes([], daily), someMistake({ skill: null })]);
    expect(counted.map(({ skill, subject, count }) => [skill, subject, count])).toEqual([
      [4, 'english', 2],
      [12, 'math', 1],
    ]);
  });
});

describe('what was found', () => {
  const attempt = test('2026-11-10 10:00:00', someMistake({ cost: 10 }));
  const found = (attempts: Attempt[], daily: Parameters<typeof lookedAt>[1]) =>
    finding(allMistakes(attempts, daily), attempts, daily);

  it('is points for one test alone, and for nothing else', () => {
    expect(found([attempt], [])).toBe('1 mistake, about 10 points');
    expect(found([], [unit(2, '2026-11-11T10:00:00Z', 2)])).toBe('2 mistakes');
    expect(found([attempt], [unit(2, '2026-11-11T10:00:00Z', 2)])).toBe('3 mistakes in 1 test and 1 daily set');
  });

  it('says in how many attempts, those without a mistake among them', () => {
    const units = [unit(3, '2026-11-12T10:00:00Z', 0), unit(2, '2026-11-11T10:00:00Z', 2)];
    expect(found([], units)).toBe('2 mistakes in 2 daily sets');
    expect(found([attempt, attempt], [...units, session(7, '2026-11-09T10:00:00Z', 1)])).toBe(
      '5 mistakes in 2 tests, 2 daily sets and 1 practice session',
    );
    expect(found([], [unit(3, '2026-11-12T10:00:00Z', 0), unit(4, '2026-11-13T10:00:00Z', 0)])).toBe('No mistakes');
  });
});
