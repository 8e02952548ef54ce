import { describe, expect, it } from '@jest/globals';
import { changesBetween, reminderText, weeklyLetterText, type WeekFacts } from './plan-mails.js';

const WEEK: WeekFacts = {
  monday: '2026-03-16',
  sunday: '2026-03-22',
  days: 4,
  minutes: 95,
  questions: 47,
  changes: [
    { skill: 10, from: 52, to: 61 },
    { skill: 24, from: 40, to: 38 },
  ],
  nextDay: 12,
  testDay: 15,
  targetScore: 1450,
  endsOn: '2026-05-31',
  isOpen: true,
  unsubscribeUrl: 'https://aivy.test/unsubscribe?token=w',
};
const reminder = (day: number, streak = 4) =>
  reminderText({
    day,
    hour: 17,
    streak,
    dashboardUrl: 'https://aivy.test/dashboard',
    unsubscribeUrl: 'https://aivy.test/unsubscribe?token=r&x=1',
  });

describe('a reminder', () => {
  it('says why it comes, what is open, how long it takes and how to stop it', () => {
    const { subject, text } = reminder(12);
    expect(subject).toBe('Day 12: five Math questions');
    expect(text).toContain('You asked us to remind you around 5 PM on days without a finished set.');
    expect(text).toContain('five Math questions, about 15 minutes. It keeps your 4-day streak going.');
    expect(text).toContain('Start day 12: https://aivy.test/dashboard');
    expect(text).toContain('Stop these emails: https://aivy.test/unsubscribe?token=r&x=1');
    expect(reminder(11, 0).text).toContain('five Reading & Writing questions, about 15 minutes.\n');
  });

  it('names the practice test on its day', () => {
    expect(reminder(15).subject).toBe('Day 15 is your practice test');
    expect(reminder(15).text).toContain('about two hours');
  });

  it('reads the same in HTML, escaped', () => {
    const { html } = reminder(11);
    expect(html).toContain('five Reading &amp; Writing questions');
    expect(html).toContain('<a href="https://aivy.test/unsubscribe?token=r&amp;x=1">Stop these emails</a>');
  });
});

describe('the weekly letter', () => {
  it('has days, minutes, changes of mastery and the next goal, and nothing else about the student', () => {
    const { subject, text } = weeklyLetterText(WEEK);
    expect(subject).toBe('SAT practice from March 16 to March 22');
    expect(text).toContain('4 days of the plan finished, 95 minutes of practice, 47 questions answered.');
    expect(text).toContain(
      'A student who practices for the SAT with Aivy asked us to send you this letter every week.',
    );
    expect(text).toContain(
      'Biggest changes in mastery (100 is a mastered topic):\nBoundaries rose from 52 to 61\nCircles fell from 40 to 38',
    );
    expect(text).toContain(
      'Next is Day 12, Math; Day 15 is a practice test. The target is 1450 out of 1600 by May 31, 2026.',
    );
    expect(text).toContain('Stop these emails: https://aivy.test/unsubscribe?token=w');
  });

  it('is as wide as a letter in HTML, says its language, and ends by one link', () => {
    const { html } = weeklyLetterText(WEEK);
    expect(html).toMatch(/^<div lang="en" style="[^"]*max-width:36em[^"]*"><p>.*<\/p><\/div>$/s);
    expect(html).toContain('Boundaries rose from 52 to 61<br>Circles fell from 40 to 38');
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it('blames nobody for a week without practice', () => {
    const { text } = weeklyLetterText({ ...WEEK, days: 0, minutes: 0, questions: 0, changes: [] });
    expect(text).toContain('No practice from March 16 to March 22.');
    expect(text).toContain('No topic moved by a whole point of mastery.');
  });

  it('counts one of a thing, and says when the plan is done', () => {
    const { text } = weeklyLetterText({ ...WEEK, days: 1, minutes: 1, questions: 1, nextDay: null });
    expect(text).toContain('1 day of the plan finished, 1 minute of practice, 1 question answered.');
    expect(text).toContain('The plan is finished.');
  });
});

describe('changes of mastery', () => {
  it('are the largest whole points up or down, and none for a skill that was not known before', () => {
    expect(
      changesBetween(
        { 1: 50, 2: 50.4, 3: 80, 4: 10, 6: 1, 7: 2 },
        { 1: 58.6, 2: 50.2, 3: 70, 4: 11, 5: 90, 6: 4, 7: 6 },
      ),
    ).toEqual([
      { skill: 3, from: 80, to: 70 },
      { skill: 1, from: 50, to: 59 },
      { skill: 7, from: 2, to: 6 },
      { skill: 6, from: 1, to: 4 },
      { skill: 4, from: 10, to: 11 },
    ]);
  });
});
