import { isFurther, type DiagnosticProgress } from './diagnostic-progress.js';

const progress = (more: Partial<DiagnosticProgress> = {}): DiagnosticProgress => ({
  english: ['a', 'b', ''],
  math: ['', ''],
  english_time: [30, 30, 0],
  math_time: [0, 0],
  ...more,
});
const untouched = progress({ english: ['', '', ''], english_time: [0, 0, 0] });

describe('which of two diagnostics in progress came further', () => {
  it.each<[string, DiagnosticProgress, DiagnosticProgress]>([
    ['two answers, against one second', progress(), progress({ english: ['', '', ''], english_time: [1, 0, 0] })],
    ['more answers, against more time', progress(), progress({ english: ['a', '', ''], english_time: [900, 0, 0] })],
    ['more answers, against Math with fewer', progress(), progress({ english: ['', '', ''], math_time: [5, 0] })],
    [
      'Math, against as many answers in Reading & Writing',
      progress({ math_time: [1, 0] }),
      progress({ english_time: [600, 0, 0] }),
    ],
    [
      'an answer in Math that took no time yet, against as many in Reading & Writing',
      progress({ english: ['a', '', ''], math: ['b', ''] }),
      progress({ english_time: [600, 0, 0] }),
    ],
    [
      'more time in Math, against more in Reading & Writing',
      progress({ math_time: [50, 0] }),
      progress({ english_time: [35, 30, 0], math_time: [20, 0] }),
    ],
    ['more time, against as many answers', progress({ english_time: [31, 30, 0] }), progress()],
    ['one second, against nothing', progress({ english: ['', '', ''], english_time: [1, 0, 0] }), untouched],
  ])('%s', (_what, further, other) => {
    expect([isFurther(further, other), isFurther(other, further)]).toEqual([true, false]);
  });

  it('is neither when they are equally far, whatever the answers say and however long the lists are', () => {
    expect(isFurther(progress(), progress({ english: ['c', 'd', ''] }))).toBe(false);
    expect(isFurther(untouched, progress({ english: [], math: [], english_time: [], math_time: [] }))).toBe(false);
    expect(isFurther(progress({ english: [], math: [], english_time: [], math_time: [] }), untouched)).toBe(false);
  });
});
