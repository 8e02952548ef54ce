import { masteryBar, masteryNote } from './skill-growth';

// Percentages on Maya's day 34: 58 before, 61 now, 44 at the diagnostic.
const MAYA = { before: 58, now: 61, sinceDiagnostic: 17 };

describe('the growth of a skill', () => {
  it('is drawn from the mastery before to the mastery now', () => {
    expect(masteryBar(26, MAYA)).toEqual({
      name: 'Percentages',
      subject: 'math',
      change: '+3',
      from: 0.58,
      to: 0.61,
      label: '58 before, 61 now',
    });
    expect(masteryNote(MAYA)).toBe('Mastery is up 17 since your diagnostic.');
  });

  it('is never negative', () => {
    const slipped = { before: 61, now: 58, sinceDiagnostic: 0 };
    expect(masteryBar(26, slipped)).toMatchObject({ change: null, from: 0.58, to: 0.58, label: '58 of 100' });
    expect(masteryNote(slipped)).toMatch(/^About the same/);
  });

  it('counts whole points as the student sees them', () => {
    expect(masteryBar(26, { before: 57.6, now: 58.4, sinceDiagnostic: null })).toMatchObject({ change: null });
    expect(masteryBar(26, { before: 57.4, now: 57.6, sinceDiagnostic: 0.6 }).change).toBe('+1');
    expect(masteryNote({ before: 57.4, now: 57.6, sinceDiagnostic: 0.6 })).toBe(
      'Mastery is up 1 since your diagnostic.',
    );
  });
});
