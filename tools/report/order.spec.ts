import { asked, insistOnFolder } from './order.js';

const NOW = Date.parse('2026-03-10T12:00:00Z');

it('asks for all students of the ninety days up to yesterday when nothing else is said', () => {
  expect(asked(['cohort-scores', '--out', 'x.csv'], NOW)).toEqual({
    order: { kind: 'cohort-scores', params: { group: {}, period: { from: '2025-12-10', to: '2026-03-09' } } },
    file: 'x.csv',
    format: 'csv',
  });
});

it('asks for a group, a section and another group to compare with', () => {
  const words =
    'dif --grade 11 --section math --focal-time-factor extended --from 2026-01-01 --to 2026-01-31 --out a/b.parquet';
  expect(asked(words.split(' '), NOW)).toMatchObject({
    order: {
      params: {
        group: { grade: 11 },
        focal: { time_factor: 'extended' },
        section: 'math',
        period: { from: '2026-01-01', to: '2026-01-31' },
      },
    },
    format: 'parquet',
  });
});

it.each([
  [['cohort-scores'], /usage/],
  [['cohort-scores', '--out', 'x.xls'], /usage/],
  [['rockets', '--out', 'x.csv'], /kind/],
  [['cohort-scores', '--grade', 'eleven', '--out', 'x.csv'], /params\.group\.grade/],
  [['cohort-scores', '--from', '2026-02-30', '--out', 'x.csv'], /params\.period\.from/],
  [['cohort-scores', '--to', '2999-01-01', '--out', 'x.csv'], /params\.period\.to: is in the future/],
  [['dif', '--out', 'x.csv'], /whom to compare/],
  [['plan-adherence', '--section', 'math', '--out', 'x.csv'], /params\.section/],
  [['cohort-scores', '--colour', 'red', '--out', 'x.csv'], /colour/],
])('says what is wrong with %j', (words, message) => {
  expect(() => asked(words, NOW)).toThrow(message);
});

it('looks for the folder of the file before a report is made for nothing', () => {
  expect(() => insistOnFolder('/no/such/folder/x.csv')).toThrow('/no/such/folder is no folder that can be written to.');
  expect(() => insistOnFolder('x.csv')).not.toThrow();
});
