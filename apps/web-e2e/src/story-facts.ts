/** Figures of a screen, read off its text: what the screens of one student may not disagree about. */

interface SaidForecast {
  score: number;
  low: number;
  high: number;
  /** "Not likely yet (under 5%)". */
  chance: string;
}

const found = (text: string, pattern: RegExp, what: string): RegExpExecArray => {
  const match = pattern.exec(text);
  if (!match) throw new Error(`No ${what} on this screen:\n${text}`);
  return match;
};
/** Lines with something in them; a screen's layout is no figure. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const forecast = ([, score, low, high, chance]: RegExpExecArray): SaidForecast => ({
  score: Number(score),
  low: Number(low),
  high: Number(high),
  // The form adds a percent to "About even" for screen readers only.
  chance: chance!.replace(/\s+/g, ' ').replace(/^About even .*/, 'About even'),
});

/** On the target form: the row of the minutes that are chosen, which the total's sentence names. */
export function forecastOfForm(text: string): SaidForecast {
  const [, said, minutes] = found(text, /more than today\. (.+?)\s+at (\d+) min a day/s, 'chosen minutes');
  const row = found(text, new RegExp(`\\b${minutes} min\\s+Likely score\\s+(\\d+)\\s*, range (\\d+)–(\\d+)`), 'row');
  return forecast([...row, said] as unknown as RegExpExecArray);
}

export const forecastOfLetter = (text: string): SaidForecast =>
  forecast(found(text, /(\d+)\s+Likely (\d+)–(\d+)\. (.+) for your target/, 'forecast'));

export const forecastOfDashboard = (text: string): SaidForecast =>
  forecast(found(text, /(\d+)\s+by \w+ \d+, likely (\d+)–(\d+)\s+(.+?) for your\s+target/s, 'forecast'));

/** What the letter's sentences say: the score of the diagnostic, the forecast, and the chance in small letters. */
export function sentencesOfLetter(text: string): { now: number; score: number; chance: string } {
  const [, now, score] = found(text, /came to (\d+)\. .* near (\d+) by/, 'sentence');
  return { now: Number(now), score: Number(score), chance: found(text, /that’s (.+?)\. /, 'chance')[1]! };
}

/** "Up 10 since yesterday.", as a number with its day; null where nothing moved. */
export function changeOfDashboard(text: string): { points: number; since: string } | null {
  const match = /(Up|Down) (\d+) since ([^.]+)\./.exec(text);
  return match && { points: (match[1] === 'Up' ? 1 : -1) * Number(match[2]), since: match[3]! };
}

/** The minutes a day on the dashboard: next to the forecast, and as the goal of Daily wins. */
export const minutesOfDashboard = (text: string): { chosen: number; goal: number } => ({
  chosen: Number(found(text, /(\d+) min a day/, 'minutes a day')[1]),
  goal: Number(found(text, /\d+ of (\d+) min/, 'goal of minutes')[1]),
});

/** The focus areas of a page of the letter, in order. */
export function focusOfLetter(text: string): string[] {
  const lines = linesOf(text);
  return lines.filter((_, index) => /^Days? \d/.test(lines[index + 1] ?? ''));
}

/** Topics with their mastery and label, as the letter's strongest ones and the report's list show them. */
export function topicsOf(text: string): Map<string, { mastery: number; label: string }> {
  const lines = linesOf(text);
  return new Map(
    lines.flatMap((line, index) => {
      const mastery = /^(\d+)%$/.exec(lines[index + 1] ?? '')?.[1];
      return mastery === undefined ? [] : [[line, { mastery: Number(mastery), label: lines[index + 2]! }]];
    }),
  );
}

/** The focus areas on the dashboard, in order. */
export function focusOfDashboard(text: string): string[] {
  const lines = linesOf(text.slice(text.indexOf('focus areas, days'), text.indexOf('Daily wins')));
  return lines.filter((_, index) => /^(Today|Days? \d)/.test(lines[index + 1] ?? ''));
}

export const strongestOfDashboard = (text: string): string =>
  found(text, /strongest topic so far: (.+)\./, 'topic')[1]!;

/** What the end of a unit says. */
export const endOfUnit = (text: string): { earned: number; points: number; streak: number; forecast: number } => ({
  earned: Number(found(text, /\+(\d+)\s+points, /, 'points')[1]),
  points: Number(found(text, /points, (\d+) now/, 'points now')[1]),
  streak: Number(found(text, /(\d+)\s+day streak/, 'streak')[1]),
  forecast: Number(found(text, /(\d+)\s+likely by/, 'forecast')[1]),
});

export const streakOfHeader = (text: string): number => Number(/(\d+)-day streak/.exec(text)?.[1] ?? 0);
