import { FRAME, scoreScale, weekLabels, xOf, yOf } from './projection-geometry';

describe('the scale of projected scores', () => {
  it('holds every range and target of all charts on round numbers', () => {
    expect(scoreScale([600, 720, 750, 610, 740, 760])).toEqual({
      min: 600,
      max: 800,
      ticks: [600, 650, 700, 750, 800],
    });
    expect(scoreScale([600, 680, 790]).max).toBe(800);
  });

  it('takes wider steps for a wide one and stays within 200 and 800', () => {
    expect(scoreScale([160, 220, 450])).toEqual({
      min: 200,
      max: 500,
      ticks: [200, 300, 400, 500],
    });
    const { min, max } = scoreScale([800]);
    expect([min < max, max]).toEqual([true, 800]);
  });
});

describe('the picture of a projection', () => {
  const scale = { min: 600, max: 800, ticks: [600, 700, 800] };

  it('puts the first and last day on the edges, and scores on the grid', () => {
    expect([xOf(0, 90), xOf(45, 90), xOf(90, 90)]).toEqual([38, 150, 262]);
    expect([yOf(600, scale), yOf(700, scale), yOf(800, scale)]).toEqual([FRAME.bottom, 91, FRAME.top]);
  });

  it('names now, the weeks between and the last week', () => {
    const labels = (days: number) => weekLabels(days).map(({ label }) => label);
    expect(labels(90)).toEqual(['Now', '4', '8', 'Week 13']);
    expect(labels(30)).toEqual(['Now', '1', '2', '3', 'Week 4']);
    expect(labels(180)).toEqual(['Now', '9', '18', 'Week 26']);
    expect(labels(3)).toEqual(['Now', 'Week 1']);
  });
});
