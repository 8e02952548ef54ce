import { readDailyAttempt, readDailyName } from './daily-attempt';
import { itemName } from './attempt';
import { someMissedIn } from './workbench-kit';

describe('a mistake of a unit', () => {
  const [wrong, empty] = readDailyAttempt(
    'unit',
    someMissedIn(12, '2026-11-20T10:00:00Z', [
      { skill: 4, spent_ms: 41_400 },
      { answered: false, number: 4 },
    ]),
  ).mistakes;

  it('has an address of its own that says its unit, section and number', () => {
    expect([itemName(wrong!), itemName(empty!)]).toEqual(['unit-12.english.1', 'unit-12.math.4']);
  });

  it('has no cost, no module and no pace, because it was neither scored nor timed', () => {
    expect(wrong).toMatchObject({ cost: null, module: null, pace: null, seconds: 41, outcome: 'incorrect' });
    expect(wrong).not.toHaveProperty('rightAt');
    expect(empty!.outcome).toBe('omitted');
  });
});

it('a mistake of practice says which later try was right', () => {
  const session = readDailyAttempt('practice', someMissedIn(7, '2026-11-20T10:00:00Z', [{ right_at: 2 }]));
  expect(session.mistakes[0]).toMatchObject({ test: 'practice-7', rightAt: 2, outcome: 'incorrect' });
});

describe('a name in an address', () => {
  it.each([
    ['unit-12', { kind: 'unit', id: 12 }],
    ['practice-7', { kind: 'practice', id: 7 }],
  ])('%s is a unit or a session', (name, ref) => {
    expect(readDailyName(name)).toEqual(ref);
  });
  it.each([null, '', 'units', 'unit-', 'unit-0', 'unit-1x', 'unit-1234567890', 'diagnostic', '8c1f-12', 'test-4'])(
    '%s is neither',
    (name) => {
      expect(readDailyName(name)).toBeNull();
    },
  );
});
