import { BANDS } from '@aivy/item-bank';
import { PLACES, type JourneyStats, type Lack, type Place } from '../journeys/journeys.js';
import type { SkillStats } from './bank-stats.js';

const PLACE_NAMES: Readonly<Record<Place, string>> = {
  first: 'first modules',
  lower: 'lower second modules',
  higher: 'higher second modules',
  unit: 'daily units',
};
const cell = (value: number | string, width = 7): string => String(value).padStart(width);
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const shares = (bands: JourneyStats['mathBands'][Place]): string => {
  const all = BANDS.reduce((sum, band) => sum + bands[band], 0);
  return BANDS.map((band) => `${percent(bands[band], all)} ${band}`).join(', ');
};

/** Of a skill, by band: how many questions a student lacked on average, and the one who lacked most. */
const lacked = (lacks: readonly Lack[], skill: number): string =>
  BANDS.map((band) => {
    const lack = lacks.find((each) => each.skill === skill && each.band === band);
    const mean = lack ? lack.otherBand + lack.otherSkill + lack.repeated : 0;
    return cell(lack ? `${mean.toFixed(1)} (${lack.most})` : '-', 11);
  }).join('');

/** What made-up students of the whole plan met twice, and what the bank was short of for them. */
export function printJourneys(stats: JourneyStats, skills: readonly SkillStats[]): void {
  const { students, repeated, otherSkill, otherBand, given, mathBands, lacks, uses } = stats;
  console.log(
    `\n${students} made-up students through six months: a diagnostic, 12 full tests on their routes, 168 daily units`,
  );
  console.log(
    `  items repeated: ${repeated.diagnostic + repeated.test + repeated.unit} (tests ${repeated.test}, units ${repeated.unit})`,
  );
  for (const place of PLACES)
    console.log(
      `  ${PLACE_NAMES[place].padEnd(22)} ${cell(percent(otherBand[place], given[place]))} of the questions in another band, ${percent(otherSkill[place], given[place])} of another skill or a family asked already`,
    );
  for (const place of PLACES) console.log(`  ${PLACE_NAMES[place].padEnd(22)} Math: ${shares(mathBands[place])}`);
  console.log('What one of them took of a skill, at most, beside what there is, and lacked: on average (at most)');
  console.log(
    `${'skill'.padEnd(46)}${['tests', 'has', 'units', 'has'].map((each) => cell(each)).join('')}${BANDS.map((band) => cell(band, 11)).join('')}   met before`,
  );
  for (const { skill, tests, mostUnits } of uses) {
    const { name, pools } = skills.find((each) => each.skill === skill)!;
    const again = lacks.filter((each) => each.skill === skill).reduce((sum, lack) => sum + lack.repeated, 0);
    console.log(
      `${`${skill} ${name}`.padEnd(46)}${[tests, pools.test, mostUnits, pools.practice].map((each) => cell(each)).join('')}${lacked(lacks, skill)}   ${again.toFixed(1)}`,
    );
  }
}
