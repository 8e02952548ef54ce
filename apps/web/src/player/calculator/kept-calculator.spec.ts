import { keepCalculator, keptCalculator, testOf } from './kept-calculator';

const STATE = { entries: [{ id: 1, text: 'y=x' }] };

describe('the calculator that a device keeps', () => {
  afterEach(() => localStorage.clear());

  it('is the test’s and the account’s: nobody else finds it, and another test begins empty', () => {
    keepCalculator('noa', 'full-test t1 ', STATE);
    expect(keptCalculator('noa', 'full-test t1 ')).toEqual(STATE);
    expect(keptCalculator('noa', 'full-test t2 ')).toBeUndefined();
    expect(keptCalculator('lee', 'full-test t1 ')).toBeUndefined();
    expect(keptCalculator(null, 'full-test t1 ')).toBeUndefined();
  });

  it('is the same in every module of a full test, and another in the next diagnostic', () => {
    expect(testOf('/full-test/t1/3', '')).toBe(testOf('/full-test/t1/4', ''));
    expect(testOf('/full-test/t1/3', '')).not.toBe(testOf('/full-test/t2/3', ''));
    expect(testOf('/diagnostic/test', '2026-01-05 10:00:00')).not.toBe(
      testOf('/diagnostic/test', '2026-02-05 10:00:00'),
    );
  });

  it('is none where it cannot be read', () => {
    localStorage.setItem('aivy.calculator.noa', '{broken');
    expect(keptCalculator('noa', 't')).toBeUndefined();
  });
});
