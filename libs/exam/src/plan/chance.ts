/** From this chance on a target is called "About even", and a choice is good enough to recommend. */
export const EVEN_CHANCE = 0.45;

const BANDS: readonly (readonly [from: number, word: string])[] = [
  [0.95, 'Very likely'],
  [0.55, 'Good odds'],
  [EVEN_CHANCE, 'About even'],
  [0.35, 'Possible'],
  [0.05, 'A long shot'],
  [Number.NEGATIVE_INFINITY, 'Not likely yet'],
];

/** A chance as a student reads it. */
export interface ChanceWords {
  /** "Good odds". */
  word: string;
  /** "about 60%". "About even" says it already, so screens leave it out there. */
  percent: string;
  isEven: boolean;
}

/** The one place that turns a chance (0-1) into words. */
export function chanceWords(chance: number): ChanceWords {
  const [from, word] = BANDS.find(([least]) => chance >= least)!;
  const percent =
    from === 0.95
      ? 'over 95%'
      : from === Number.NEGATIVE_INFINITY
        ? 'under 5%'
        : `about ${10 * Math.round(10 * chance)}%`;
  return { word, percent, isEven: from === EVEN_CHANCE };
}

/** "Good odds (about 60%)", "About even". */
export function chanceText(chance: number): string {
  const { word, percent, isEven } = chanceWords(chance);
  return isEven ? word : `${word} (${percent})`;
}

/** The same inside a sentence: "good odds (about 60%)". */
export const chanceInSentence = (chance: number): string => {
  const text = chanceText(chance);
  return text.slice(0, 1).toLowerCase() + text.slice(1);
};
