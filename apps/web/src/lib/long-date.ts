const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/**
 * 'November 20, 2026', the day where the reader is. In the page's own words: the first date format of a page costs a
 * slow phone a tenth of a second.
 */
export const longDate = (moment: Date): string =>
  `${MONTHS[moment.getMonth()]} ${moment.getDate()}, ${moment.getFullYear()}`;
