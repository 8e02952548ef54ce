import {
  FRAME,
  projectionPaths,
  scoreScale,
  toTens,
  weekLabels,
  xOf,
  yOf,
  type ProjectedPoint,
} from './projection-geometry';

const point = (day: number, score: number, half = 30): ProjectedPoint => ({
  day,
  score,
  low: score - half,
  high: score + half,
});

describe('the scale of projected scores', () => {
  it('holds every range and target of all charts on round numbers', () => {
    expect(
      scoreScale(
        [
          [point(0, 630), point(90, 720)],
          [point(0, 640), point(90, 730)],
        ],
        [720, 740],
      ),
    ).toEqual({
      min: 600,
      max: 800,
      ticks: [600, 650, 700, 750, 800],
    });
    expect(scoreScale([[point(0, 630), point(90, 650)]], [790]).max).toBe(800);
  });

  it('takes wider steps for a wide one and stays within 200 and 800', () => {
    expect(scoreScale([[point(0, 220, 60), point(180, 420)]])).toEqual({
      min: 200,
      max: 500,
      ticks: [200, 300, 400, 500],
    });
    const { min, max } = scoreScale([[point(0, 800, 0)]]);
    expect([min < max, max]).toEqual([true, 800]);
  });
});

describe('the picture of a projection', () => {
  const scale = { min: 600, max: 800, ticks: [600, 700, 800] };

  it('puts the first and last day on the edges, and scores on the grid', () => {
    expect([xOf(0, 90), xOf(45, 90), xOf(90, 90)]).toEqual([38, 150, 262]);
    expect([yOf(600, scale), yOf(700, scale), yOf(800, scale)]).toEqual([FRAME.bottom, 91, FRAME.top]);
  });

  it('draws the line through all points and the band from the first point on', () => {
    const { line, band } = projectionPaths([point(0, 650, 50), point(90, 750, 50)], scale);
    expect(line).toBe('M38.0 125.5L262.0 56.5');
    expect(band).toBe('M38.0 91.0L262.0 22.0L262.0 91.0L38.0 160.0Z');
  });

  it('draws scores as they are and says them in tens', () => {
    const { line } = projectionPaths([point(0, 650.4), point(45, 653), point(90, 655.6)], scale);
    const heights = [...line.matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));
    expect(new Set(heights).size).toBe(3);
    expect([644.9, 645, 650, 655.6].map(toTens)).toEqual([640, 650, 650, 660]);
  });

  it('names now, the weeks between and the last week', () => {
    const labels = (days: number) => weekLabels(days).map(({ label }) => label);
    expect(labels(90)).toEqual(['Now', '4', '8', 'Week 13']);
    expect(labels(30)).toEqual(['Now', '1', '2', '3', 'Week 4']);
    expect(labels(180)).toEqual(['Now', '9', '18', 'Week 26']);
    expect(labels(3)).toEqual(['Now', 'Week 1']);
  });
});
