import { hasPeriod, scopeOf } from './scope';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const TESTS = [
  { id: 'late', startTime: '2026-11-20 10:00:00' },
  { id: 'early', startTime: '2026-09-10 10:00:00' },
];
const scope = (test: string | null, days: 0 | 7 | 30 | 90 = 30, tests = TESTS) => scopeOf({ test, days }, tests, NOW);

describe('what the workbench shows', () => {
  it.each([null, 'nobody'])('is the newest test where its address says %s', (test) => {
    expect(scope(test)).toMatchObject({ name: 'late', group: null, tests: ['late'], units: false, practice: false });
  });

  it('is all that there is where there is no test', () => {
    expect(scope(null, 30, [])).toMatchObject({ name: 'everything', tests: [], units: true, practice: true });
  });

  it.each([
    ['early', ['early'], false, false],
    ['all', ['late', 'early'], false, false],
    ['units', [], true, false],
    ['practice', [], false, true],
    ['everything', ['late'], true, true],
    ['unit-12', [], true, false],
    ['practice-7', [], false, true],
  ])('for %s is tests %j, units %s and practice %s', (test, tests, units, practice) => {
    expect(scope(test)).toMatchObject({ name: test, tests, units, practice });
  });

  it('goes back as far as its period, tests with the rest where all is together', () => {
    expect(scope('everything', 90).tests).toEqual(['late', 'early']);
    expect(scope('everything', 0).tests).toEqual(['late', 'early']);
    expect(scope('all', 7).tests).toEqual(['late', 'early']);
    expect(
      ['units', 'practice', 'everything', 'all', 'late', 'unit-12'].filter((each) => hasPeriod(scope(each))),
    ).toEqual(['units', 'practice', 'everything']);
  });
});
