import { couldAnswer } from './could-answer.js';

describe('what a question could be answered with', () => {
  it.each(['a', 'd'])('is for a choice one of its letters: %j', (given) => {
    expect(couldAnswer({ type: 'choice' }, given)).toBe(true);
  });

  it.each(['', 'e', 'B', 'ab', '1'])('is for a choice nothing else: %j', (given) => {
    expect(couldAnswer({ type: 'choice' }, given)).toBe(false);
  });

  it.each(['7', '-3/4', '.5', '12.25'])('is for a field what it takes: %j', (given) => {
    expect(couldAnswer({ type: 'blank' }, given)).toBe(true);
  });

  // The field takes them on the way to an answer.
  it.each(['', '-', 'x', '1;2'])('is for a field no entry that is none yet: %j', (given) => {
    expect(couldAnswer({ type: 'blank' }, given)).toBe(false);
  });
});
