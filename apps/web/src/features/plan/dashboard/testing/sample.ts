import type { OutputOf, Plan, PlanForecast, targetForecast } from '@aivy/contracts';
import type { AchievementData } from '../calendar-model';
import type { FocusData } from '../focus-model';
import type { ProgressData } from '../improvements-model';
import type { OutlookData } from '../outlook-text';
import type { ScorePathData } from '../score-path-model';
import type { WinsData } from '../wins-model';

/** The student of the design's pictures: day 34 of ninety, 8 December 2026. */
export const samplePlan = (changes: Partial<Plan> = {}): Plan => ({
  id: 'p1',
  last_finished_day: 33,
  last_finished_date: '2026-12-07',
  duration: 3,
  math_target_score: 740,
  english_target_score: 710,
  math_weak: '[26,24]',
  english_weak: '[10]',
  begin_date: '2026-11-02',
  start_day: 0,
  ends_on: '2027-02-02',
  today: '2026-12-08',
  ...changes,
});

const result = (
  kind: 'diagnostic' | 'full-test',
  score: number,
  range: number,
  date: string,
  day: number,
  growth_chance: number | null,
  growth_since_first: number | null = growth_chance,
): ScorePathData['score_path'][number] => ({
  kind,
  score,
  score_low: score - range,
  score_high: score + range,
  english_score: score / 2 - 10,
  math_score: score / 2 + 10,
  date,
  day,
  growth_chance,
  growth_since_first,
});

/** As README of the design has it on day 34. */
export const sampleForecast: PlanForecast = {
  target_score: 1450,
  by: '2027-01-31',
  chance: 0.6,
  chance_low: 0.6,
  chance_high: 0.6,
  score: 1460,
  score_low: 1400,
  score_high: 1520,
  minutes_a_day: 30,
  english: { score: 720, score_low: 680, score_high: 760 },
  math: { score: 740, score_low: 700, score_high: 780 },
  change: { points: 10, since: '2026-12-07', cause: 'set', skill: 4, right: 4, answered: 5 },
};

const CHOICES = [
  [15, 1430, 0.4],
  [20, 1440, 0.5],
  [30, 1460, 0.6],
  [45, 1470, 0.63],
  [60, 1480, 0.66],
] as const;

export const sampleTargetForecast: OutputOf<typeof targetForecast> = {
  terms: [
    {
      duration: 3,
      by: '2027-01-31',
      choices: CHOICES.map(([minutes_a_day, score, chance]) => ({
        minutes_a_day,
        score,
        score_low: score - 60,
        score_high: score + 60,
        chance,
        even_score: score,
      })),
    },
  ],
  is_current: true,
};

export const samplePath: ScorePathData = {
  target_score: 1450,
  score_path: [
    result('diagnostic', 1270, 86, '2026-11-01', 0, null),
    result('full-test', 1310, 52, '2026-11-18', 15, 0.66),
    result('full-test', 1290, 52, '2026-11-26', 22, 0.39),
    result('full-test', 1350, 52, '2026-12-04', 30, 0.79, 0.88),
  ],
  forecast: sampleForecast,
  projection: [
    { score: 1350, score_low: 1300, score_high: 1400, date: '2026-12-08', day: 33 },
    { score: 1400, score_low: 1345, score_high: 1460, date: '2027-01-05', day: 61 },
    { score: 1440, score_low: 1380, score_high: 1510, date: '2027-02-02', day: 90 },
  ],
};

export const sampleProgress: ProgressData = {
  cumulative_progress: { 26: 14, 15: 22, 24: 9.3, 14: 12, 10: 19, 4: 11, 7: 0.2 },
  today_progress: { 26: 3, 24: 2.1 },
  mastery: { 24: 63, 26: 58, 15: 79, 23: 66, 17: 66, 20: 74, 10: 63, 7: 52, 4: 66, 3: 58, 8: 61 },
};

/** Days 31 to 45. Nonlinear Functions was a focus area before. */
export const sampleFocus: FocusData = {
  from_day: 31,
  to_day: 45,
  english: [10, 7, 4, 3, 8],
  math: [24, 26, 15, 23, 17],
  previous: { english: [10, 7, 4, 3, 8], math: [26, 24, 20, 23, 15] },
};

export const sampleWins: WinsData = { answered_count: 3, minutes_spent: 14.4, goal_tasks: 5, goal_minutes: 30 };

export const sampleAchievement: AchievementData = {
  begin_date: '2026-11-30',
  today: '2026-12-08',
  achievements: ['2026-12-01', '2026-12-02', '2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'].map((date) => ({
    date,
  })),
  streak: { days: 6, longest: 6, frozen: ['2026-12-03'], freeze_left: true },
};

export const sampleOutlook: OutlookData = {
  next_best: {
    parts: [
      { kind: 'unit', skill: 26, minutes: 15, points: 0.17, questions: 5 },
      { kind: 'twins', skill: 10, minutes: 2.5, points: 0.05, questions: 1 },
      { kind: 'twins', skill: 11, minutes: 2.5, points: 0.05, questions: 1 },
      { kind: 'stretch', skill: 24, minutes: 2, points: 0.03, questions: 1 },
    ],
    points: 0.3,
    reason: { skill: 26, asked: 2.1, of: 44, right: 4.1, right_low: 2.9, right_high: 5.6, answered: 14, is_best: true },
  },
  forecast: sampleForecast,
};
