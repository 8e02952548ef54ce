import { isMoodle } from './is-moodle.js';

describe('a quiz of Moodle is known by its first element', () => {
  it.each(['<quiz>', '\uFEFF<?xml version="1.0"?>\n<!-- question: 0 --><!-- by > us -->\n<quiz x="y">'])(
    '%s',
    (text) => {
      expect(isMoodle(text)).toBe(true);
    },
  );

  it.each(['<quizzes>', '<a><quiz>', '<!-- <quiz> ', 'quiz', '<!-- x --><a><!-- y --><quiz>'])('%s is none', (text) => {
    expect(isMoodle(text)).toBe(false);
  });

  it('and a file that begins with many comments is not puzzled over', () => {
    const from = process.cpuUsage();
    expect(isMoodle(`${'<!-- a line of the licence -->\n'.repeat(26)}<assessmentItem>`)).toBe(false);
    expect(process.cpuUsage(from).user / 1e6).toBeLessThan(2);
  });
});
