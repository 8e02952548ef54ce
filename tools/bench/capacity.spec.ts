import { describe, expect, it } from '@jest/globals';
import { moduleSeconds } from '@aivy/exam';
import { carried, EXAM, examPaceSeconds } from './capacity.mjs';

describe('how many test-takers so many cores carry', () => {
  it('the time of a test and its questions are those of the rules', () => {
    const seconds = ([1, 2, 3, 4] as const).map((module) => moduleSeconds(module, 1));
    expect(EXAM.seconds).toBe(seconds.reduce((sum, each) => sum + each, 0));
    expect(EXAM.questions).toBe(27 + 27 + 22 + 22);
    expect(examPaceSeconds).toBeCloseTo(75.9, 1);
  });

  it('a save of 1 ms every 10 s keeps 6,000 students to a core at 60 %', () => {
    expect(carried({ saveMs: 1, arrivalMs: 0, moduleMs: 0 }, { cores: 1, everySeconds: 10 })).toBe(6_000);
    expect(carried({ saveMs: 2, arrivalMs: 0, moduleMs: 0 }, { cores: 2, everySeconds: 10 })).toBe(6_000);
  });

  it('arrival and three changes of module are spread over the test', () => {
    // 7,440 ms in 7,440 s: a thousandth of a core each.
    expect(carried({ saveMs: 0, arrivalMs: 1_440, moduleMs: 2_000 }, { cores: 1, everySeconds: 10 })).toBe(600);
  });
});
