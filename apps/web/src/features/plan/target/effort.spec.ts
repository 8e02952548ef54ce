import { effortOf, minutesText, pointsText } from './effort';

describe('what a target means per week', () => {
  it('is a unit of five questions and twenty minutes a day, and the points spread over the plan', () => {
    // 180 points over 90 days are 14 in seven of them.
    expect(effortOf(180, 3)).toEqual({
      questions: 35,
      minutes: 140,
      testMinutes: 144,
      testEveryDays: 15,
      points: 14,
    });
    expect(effortOf(80, 1).points).toBeCloseTo(18.67, 2);
    expect(effortOf(0, 6).points).toBe(0);
    expect(effortOf(null, 6)).toMatchObject({ questions: 35, points: null });
  });

  it('says points in whole ones', () => {
    expect([null, 0, 0.4, 1.2, 18.67].map(pointsText)).toEqual(['–', 'Hold', 'Under 1', '+1', '+19']);
  });

  it('says minutes as hours and minutes', () => {
    expect([45, 60, 140, 0].map(minutesText)).toEqual(['45 min', '1 h', '2 h 20 min', '0 min']);
  });
});
