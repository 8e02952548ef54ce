import { skillById, SKILLS } from '@aivy/exam';
import type { BankItem } from '@aivy/item-bank';
import { distributionOf, HARD_FROM, type Distribution } from '../difficulty/distribution.js';

export interface DifficultyStats {
  /** Of the bank that is looked at. */
  sections: { name: string; distribution: Distribution }[];
  skills: { skill: number; name: string; distribution: Distribution }[];
}

/** How hard the items of a bank are, by section and skill. */
export function difficultyStats(items: readonly BankItem[]): DifficultyStats {
  return {
    sections: (
      [
        ['english', 'Reading & Writing'],
        ['math', 'Mathematics'],
      ] as const
    ).map(([subject, name]) => ({
      name,
      distribution: distributionOf(items.filter(({ skill }) => skillById(skill).subject === subject)),
    })),
    skills: SKILLS.map(({ id, name }) => ({
      skill: id,
      name,
      distribution: distributionOf(items.filter(({ skill }) => skill === id)),
    })),
  };
}

const logits = (value: number): string => (Number.isNaN(value) ? '-' : value.toFixed(2)).padStart(6);

function row(name: string, { bands, hardThirdFrom, hardEnough, meanSd }: Distribution): string {
  const cells = [bands.easy, bands.medium, bands.hard].map(
    ({ count, least, median, most }) => `${String(count).padStart(6)}${logits(least)}${logits(median)}${logits(most)}`,
  );
  const share = Number.isNaN(hardEnough) ? '-' : `${Math.round(100 * hardEnough)} %`;
  const target = hardThirdFrom >= HARD_FROM ? ' ' : '*';
  return `${name.padEnd(46)}${cells.join('')}${share.padStart(8)}${logits(hardThirdFrom)}${target}${logits(meanSd)}`;
}

export function printDifficulty({ sections, skills }: DifficultyStats): void {
  console.log(`\nDifficulty b, logits: number of items, least, median and most of each band; share of the hard band with b of
${HARD_FROM} at least; from which b on the hardest third lies (* under the target of ${HARD_FROM}); mean b_sd`);
  console.log(
    `${'skill'.padEnd(46)}${['easy', 'medium', 'hard'].map((band) => band.padStart(6).padEnd(24)).join('')}${'hard ok'.padStart(8)} third   b_sd`,
  );
  for (const { skill, name, distribution } of skills) console.log(row(`${skill} ${name}`, distribution));
  for (const { name, distribution } of sections) console.log(row(name, distribution));
}
