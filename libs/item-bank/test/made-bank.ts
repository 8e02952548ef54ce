import { SKILLS } from '@aivy/exam';
import { packBank, type BankItem, type Band } from '../src/index.js';

export const BANDS: readonly Band[] = ['easy', 'medium', 'hard'];
export const LEVEL = { easy: -1, medium: 0, hard: 1 };
const [CHOICE, BLANK] = (['choice', 'blank'] as const).map((type) =>
  packBank()
    .items()
    .find((item) => item.type === type)!,
) as [BankItem, BankItem];

/**
 * A bank of `each` items on every shelf (skill and band), two in a family, every fourth Math item student-produced,
 * every third with a figure.
 */
export function madeBank(each: number, change: (item: BankItem) => BankItem = (item) => item): BankItem[] {
  let id = 0;
  return SKILLS.flatMap((skill) =>
    BANDS.flatMap((difficulty) =>
      Array.from({ length: each }, (_, n) => {
        id += 1;
        const base = skill.subject === 'math' && n % 4 === 0 ? BLANK : CHOICE;
        const prefix = skill.subject === 'math' ? 'math' : 'rw';
        return change({
          ...base,
          id,
          version: 1,
          key: `${prefix}-made-${id}`,
          family: `${prefix}-family-${Math.floor(id / 2)}`,
          skill: skill.id,
          difficulty,
          b: LEVEL[difficulty],
          img: n % 3 === 0 ? '<svg/>' : '',
          state: 'operational',
        });
      }),
    ),
  );
}
