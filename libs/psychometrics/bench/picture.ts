import { LINKING, sectionScore } from '../src/index.js';
import { simulate, type Result } from './full-test.js';
import type { Row } from './row.js';
import { rms } from './simulees.js';

/** Students drawn as dots; more would hide one another. */
const DOTS = 400;
const WIDTH = 960;
const HEIGHT = 400;
const INK = '#1f2a37';
const SOFT = '#5b6675';
const LINE = '#c9d1da';
const BLUE = '#1d5fa8';
const AMBER = '#b45309';

type Anchor = 'start' | 'middle' | 'end';
const n = (value: number): string => String(Math.round(value * 10) / 10);
const text = (
  x: number,
  y: number,
  content: string,
  {
    size = 12,
    anchor = 'start',
    fill = INK,
    weight = 400,
  }: { size?: number; anchor?: Anchor; fill?: string; weight?: number } = {},
): string =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${content}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number, stroke = LINE, more = ''): string =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${stroke}" ${more}/>`;
const bar = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="2" fill="${fill}"/>`;
const percent = (value: number): string => `${Math.round(100 * value)} %`;

/** True against reported score of simulated students, and the band in which two of three should lie. */
function scatter(results: readonly Result[]): string {
  const [left, top, side] = [60, 76, 264];
  const x = (points: number): number => left + ((points - 200) / 600) * side;
  const y = (points: number): number => top + side - ((points - 200) / 600) * side;
  const truth = (theta: number): number => LINKING.intercept + LINKING.slope * theta;
  // The usual error, which two in three keep within.
  const half = LINKING.slope * rms(results.map((each) => each.wle - each.truth));
  const ticks = [200, 400, 600, 800];
  return [
    text(24, 36, 'The score finds the ability', { size: 15, weight: 700 }),
    text(24, 54, `${results.length} simulated students, Reading and Writing`, { fill: SOFT }),
    ...ticks.map(
      (tick) =>
        line(x(tick), top, x(tick), top + side) +
        line(left, y(tick), left + side, y(tick)) +
        text(x(tick), top + side + 16, String(tick), { anchor: 'middle', fill: SOFT, size: 11 }) +
        text(left - 6, y(tick) + 4, String(tick), { anchor: 'end', fill: SOFT, size: 11 }),
    ),
    `<polygon points="${[
      [200, 200 + half],
      [800 - half, 800],
      [800, 800],
      [800, 800 - half],
      [200 + half, 200],
      [200, 200],
    ]
      .map(([px, py]) => `${n(x(px!))},${n(y(py!))}`)
      .join(' ')}" fill="${BLUE}" fill-opacity="0.16"/>`,
    line(x(200), y(200), x(800), y(800), BLUE, 'stroke-width="1.5"'),
    ...results
      .filter(({ truth: theta }) => truth(theta) >= 200 && truth(theta) <= 800)
      .map(
        (each) =>
          `<circle cx="${n(x(truth(each.truth)))}" cy="${n(y(sectionScore(each.wle)))}" r="2" fill="${INK}" fill-opacity="0.6"/>`,
      ),
    text(left + side / 2, top + side + 34, 'Score that the ability deserves', { anchor: 'middle', fill: SOFT }),
    text(left + side / 2, top + side + 50, 'Shaded: the usual error, two in three', {
      anchor: 'middle',
      fill: BLUE,
      size: 11,
    }),
    `<g transform="translate(20 ${top + side / 2}) rotate(-90)">${text(0, 0, 'Score reported', { anchor: 'middle', fill: SOFT })}</g>`,
  ].join('\n');
}

/** Horizontal bars of shares, grouped under headings, each with a mark where it should be. */
function bars(
  left: number,
  title: string,
  under: string,
  groups: readonly { name: string; bars: readonly { name: string; value: number; fill: string; mark?: number }[] }[],
): string {
  const width = 180;
  let y = 82;
  const parts = [text(left, 36, title, { size: 15, weight: 700 }), text(left, 54, under, { fill: SOFT })];
  for (const group of groups) {
    parts.push(text(left, y + 6, group.name, { weight: 600 }));
    y += 18;
    for (const { name, value, fill, mark } of group.bars) {
      parts.push(
        text(left, y + 10, name, { fill: SOFT, size: 11 }),
        bar(left, y + 15, width, 10, '#e8ecf1'),
        bar(left, y + 15, width * value, 10, fill),
        text(left + width + 8, y + 24.5, percent(value), { weight: 600 }),
      );
      if (mark !== undefined)
        parts.push(line(left + width * mark, y + 12, left + width * mark, y + 28, INK, 'stroke-width="2"'));
      y += 31;
    }
    y += 14;
  }
  return parts.join('\n');
}

/**
 * The picture of docs/measurement.md, from the rows of a run and the students of its first simulation. It brings its own
 * light ground, so that it reads on any page.
 * @throws Error when the run left out a part that is drawn
 */
export function drawPicture(rows: readonly Row[]): string {
  const valueOf = (name: string): number => {
    const row = rows.find((each) => each.name === name);
    if (!row) throw new Error(`The picture needs "${name}": run the bench whole.`);
    return row.value;
  };
  const ranges = (
    [
      ['Reading and Writing', 'R&W'],
      ['Math', 'Math'],
    ] as const
  ).map(([name, subject]) => ({
    name,
    bars: (
      [
        ['Test, questions as hard as judged', `Test ${subject}`],
        ['Test, judgements off by half a step', `Test ${subject}, bank off`],
        ['Diagnostic, as hard as judged', `Diagnostic ${subject}`],
        ['Diagnostic, judgements off', `Diagnostic ${subject}, bank off`],
      ] as const
    ).map(([bar, row]) => ({
      name: bar,
      value: valueOf(`${row}: 68 % coverage over all students`),
      fill: BLUE,
      mark: 0.68,
    })),
  }));
  const skills = (
    [
      ['Reading and Writing', 'R&W'],
      ['Math', 'Math'],
    ] as const
  ).map(([name, row]) => ({
    name,
    bars: [
      {
        name: 'Percent right, after the diagnostic',
        value: valueOf(`Weak skills, ${row}: by raw percent`),
        fill: AMBER,
      },
      {
        name: 'Mastery, after the diagnostic',
        value: valueOf(`Weak skills, ${row}: after the diagnostic`),
        fill: BLUE,
      },
      { name: 'and a full test', value: valueOf(`Weak skills, ${row}: + a full test`), fill: BLUE },
      { name: 'and 15 questions a skill', value: valueOf(`Weak skills, ${row}: + 15 items a skill`), fill: BLUE },
    ],
  }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif">
<title id="title">Simulated students: reported against true scores, how often the range holds the truth, and how often weak skills are found</title>
<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="12" fill="#ffffff" stroke="${LINE}"/>
${scatter(simulate({ subject: 'english', seed: 1000, simulees: DOTS }))}
${bars(392, 'How often the range is right', 'Black mark: what it should be', ranges)}
${bars(672, 'Weak skills are found', 'Share of skills judged rightly', skills)}
</svg>
`;
}
