import { readdirSync, readFileSync } from 'node:fs';
import { apart, difference, lab, seen, VISIONS, type Vision } from './testing/colour-vision';

const fileOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = fileOf('./tokens.css');

type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];
function token(name: string, theme: Theme): string {
  const match = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`, 'i').exec(tokens);
  const value = match?.[theme === 'light' ? 1 : 2];
  if (!value) throw new Error(`tokens.css has no pair of colours for --${name}`);
  return value;
}

/** CIEDE2000 at which two areas differ at a glance. */
const AT_A_GLANCE = 10;
/** The two colours that come nearest to each other, over all visions and themes. */
const nearest = (one: string, other: string): number =>
  Math.min(
    ...THEMES.flatMap((theme) => VISIONS.map((vision) => apart(token(one, theme), token(other, theme), vision))),
  );

/** What a chart shows beside each other with nothing but colour and a legend to tell it by. */
const BY_COLOUR: readonly [chart: string, what: string, one: string, other: string][] = [
  ['donut', 'filled, open', 'c-primary', 'c-sunken'],
  ['donut', 'filled (Reading & Writing), open', 'c-english', 'c-sunken'],
  ['donut', 'filled (Math), open', 'c-math', 'c-sunken'],
  ['rings', 'tasks, minutes', 'c-primary', 'c-accent'],
  ['rings', 'tasks, open', 'c-primary', 'c-border'],
  ['rings', 'minutes, open', 'c-accent', 'c-border'],
  ['score-path', 'scores, target', 'c-primary', 'c-accent-line'],
  ['score-path', 'scores, official ones', 'c-primary', 'c-text'],
  ['score-path', 'official scores, target', 'c-text', 'c-accent-line'],
  ['time-bar', 'Reading & Writing, stretch', 'c-english', 'c-accent-line'],
  ['time-bar', 'Math, stretch', 'c-math', 'c-accent-line'],
  ['projection-chart', 'Reading & Writing, target', 'c-english', 'c-accent-line'],
  ['projection-chart', 'Math, target', 'c-math', 'c-accent-line'],
  ['interval-chart', 'up, open', 'c-primary', 'c-border-strong'],
  ['interval-chart', 'down, open', 'c-wrong', 'c-border-strong'],
  ['growth-bars', 'Reading & Writing, open', 'c-english', 'c-sunken'],
  ['growth-bars', 'Math, open', 'c-math', 'c-sunken'],
  ['mastery-row', 'Reading & Writing, open', 'c-english', 'c-sunken'],
  ['mastery-row', 'Math, open', 'c-math', 'c-sunken'],
  ['month-calendar', 'done, to come', 'c-primary', 'c-sunken'],
  ['month-calendar', 'done, frozen', 'c-primary', 'c-info-soft'],
  ['pacing-view', 'scored, lost to speed (Reading & Writing)', 'c-english', 'c-accent'],
  ['pacing-view', 'scored, lost to speed (Math)', 'c-math', 'c-accent'],
  ['pacing-view', 'scored, not known (Reading & Writing)', 'c-english', 'c-sunken'],
  ['pacing-view', 'scored, not known (Math)', 'c-math', 'c-sunken'],
  ['range-bar', 'range, scale', 'c-primary', 'c-sunken'],
  ['range-bar', 'range, score', 'c-primary', 'c-text'],
  ['fan', 'score and target', 'c-primary', 'c-accent-line'],
];

const CHARTS = '../charts/';
const WEB = '../../../../apps/web/src/';
/** What comes too near to some, and the form in the source that tells it. */
const BY_FORM: readonly [chart: string, what: string, one: string, other: string, source: string, form: RegExp][] = [
  [
    'time-bar',
    'Math is striped beside Reading & Writing',
    'c-english',
    'c-math',
    `${CHARTS}time-bar.module.css`,
    /\.math \{[^}]*--fill: repeating-linear-gradient/,
  ],
  [
    'interval-chart',
    'up and down lie on two sides of a line at zero',
    'c-primary',
    'c-wrong',
    `${CHARTS}interval-chart.tsx`,
    /axis\.signed && tick === 0 && styles\.zero/,
  ],
  [
    'month-calendar',
    'a frozen day bears a snowflake',
    'c-info-soft',
    'c-sunken',
    `${CHARTS}month-calendar.module.css`,
    /\.frozen::after \{\s*content: '\\2744/,
  ],
  [
    'question-circles',
    'right and wrong bear a tick and a cross',
    'c-correct-soft',
    'c-wrong-soft',
    `${WEB}player/analysis/question-circles.tsx`,
    /correct: Check, incorrect: X, omitted: Minus/,
  ],
  [
    'calculator',
    'lines bear their numbers',
    'c-math',
    'c-english',
    '../../../web-calculator/src/ui/draw-marks.ts',
    /context\.fillText\(String\(number\)/,
  ],
];

describe('how far apart colours look', () => {
  // Test pairs of Sharma, Wu and Dalal (2005).
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const)('is CIEDE2000: %p and %p', (one, other, expected) => {
    expect(difference(one, other)).toBeCloseTo(expected, 4);
  });

  it.each(VISIONS)('leaves greys as they are: %s', (vision) => {
    const grey = lab(seen('#777777', vision));
    expect(grey[1]).toBeCloseTo(0, 1);
    expect(grey[2]).toBeCloseTo(0, 1);
  });

  it.each<[Vision, string, string]>([
    ['protan', '#ff0000', '#504000'],
    ['deutan', '#ff0000', '#a39000'],
    ['tritan', '#ffe58a', '#ffd3df'],
  ])('takes from %s what it cannot see', (vision, one, alike) => {
    // Colours that are plainly two to others and nearly one here.
    expect(apart(one, alike, 'usual')).toBeGreaterThan(25);
    expect(apart(one, alike, vision)).toBeLessThan(apart(one, alike, 'usual') / 2);
  });
});

describe('charts for whom colours are fewer', () => {
  it.each(BY_COLOUR)(
    'differ at a glance in every kind of colour vision and both themes: %s, %s',
    (_chart, _what, one, other) => {
      expect(nearest(one, other)).toBeGreaterThanOrEqual(AT_A_GLANCE);
    },
  );

  it.each(BY_FORM)('differ by form where colours come too near: %s, %s', (_chart, _what, one, other, source, form) => {
    expect(nearest(one, other)).toBeLessThan(AT_A_GLANCE);
    expect(fileOf(source)).toMatch(form);
  });

  it('are looked at here, each of them', () => {
    const looked = new Set([...BY_COLOUR, ...BY_FORM].map(([chart]) => chart));
    const charts = readdirSync(new URL(CHARTS, import.meta.url))
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => file.replace('.module.css', ''));
    expect(charts.length).toBeGreaterThan(5);
    // A table has words alone.
    expect(charts.filter((chart) => chart !== 'data-table' && !looked.has(chart))).toEqual([]);
  });
});
