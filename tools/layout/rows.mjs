/** @typedef {'reading_and_writing' | 'math'} Section */
/** @typedef {{ stem: boolean, figure: boolean, answers: number, outOf: number, over: number }} Seen as `specimen/layout/seen.ts` measures it */
/** @typedef {{ width: number, height: number }} Screen CSS px */
/**
 * @typedef {object} Row what must be seen of the items of a section, on one screen
 * @property {Screen} screen
 * @property {Section} section
 * @property {string} what
 * @property {(seen: Seen) => boolean} isSeen
 * @property {number} bound percent of the items
 * @property {readonly string[]} [tools] names of the header's buttons that are pressed before
 */

/** @param {Seen} seen */
const all = ({ stem, figure, answers, outOf }) => stem && figure && answers === outOf;
/** @param {Seen} seen */
const begun = ({ stem, answers, outOf }) => stem && answers >= Math.min(2, outOf);
/** @param {Seen} seen */
const stemAlone = ({ stem }) => stem;

const ALL = 'question and every answer';
const BEGUN = 'stem and two answers';
const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const UPRIGHT = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };
const BOTH = ['Calculator', 'Reference'];

/** @type {readonly Row[]} */
export const ROWS = [
  { screen: DESK, section: 'math', what: ALL, isSeen: all, bound: 97 },
  { screen: DESK, section: 'reading_and_writing', what: ALL, isSeen: all, bound: 97 },
  { screen: TABLET, section: 'math', what: ALL, isSeen: all, bound: 85 },
  { screen: TABLET, section: 'reading_and_writing', what: ALL, isSeen: all, bound: 85 },
  { screen: PHONE, section: 'math', what: BEGUN, isSeen: begun, bound: 90 },
  { screen: PHONE, section: 'reading_and_writing', what: BEGUN, isSeen: begun, bound: 90 },
  { screen: TABLET, section: 'math', what: 'stem beside both tools', isSeen: stemAlone, bound: 97, tools: BOTH },
  { screen: UPRIGHT, section: 'math', what: 'stem beside both tools', isSeen: stemAlone, bound: 97, tools: BOTH },
];

/** Where the bars above and below the question are measured; 720 × 450 is 1440 × 900 at 200 % zoom. */
export const BAR_SCREENS = [DESK, TABLET, UPRIGHT, PHONE, { width: 720, height: 450 }];
/** The most that each of them may take, CSS px. */
export const BAR_PX = 64;
