/** From this share of right answers on, Aivy cheers: three of five. */
export const CHEER_FROM = 0.6;

/** The button that leads to what was missed. */
export const missedLabel = (missed: number): string =>
  missed === 1 ? 'Try the one you missed again' : `Try the ${missed} you missed again`;
