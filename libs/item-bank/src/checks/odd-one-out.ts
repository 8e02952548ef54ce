import { skillById } from '@aivy/exam';
import { LETTERS, type ChoiceItem, type Item, type Letter } from '../item/item.js';
import type { Fault } from './fault.js';
import { plainText, stemOf, words } from './text.js';

/** Something that a choice has or has not, whatever the question is. */
interface Feature {
  rule: string;
  /** What is so of the key, for a message: "the key alone …". */
  says: string;
  has: (choice: string, item: ChoiceItem, rarity: Rarity) => boolean;
}

/** In how many items a word stands, by its stem. */
type Rarity = ReadonlyMap<string, number>;

const BOUNDARIES = 10;
const FORM = 11;
/** A word that so many items have at most is a rare one. */
const RARE = 5;
const CONTENT_LETTERS = 5;

const HEDGE =
  /\b(?:may|might|can|could|some|sometimes|often|usually|likely|probably|perhaps|possibly|tend(?:s|ed)?|suggests?|seems?|appears?|partly|generally|largely|mainly|relatively|at least|in part|not always|not necessarily)\b/i;

const contentStems = (html: string): string[] =>
  words(html)
    .filter((word) => word.length >= CONTENT_LETTERS)
    .map(stemOf);

const FEATURES: readonly Feature[] = [
  { rule: 'cue-hedge', says: 'is hedged', has: (choice) => HEDGE.test(plainText(choice)) },
  {
    rule: 'cue-plural',
    says: 'ends as a plural does',
    // Where number is what is asked, it is no cue.
    has: (choice, { skill }) =>
      skill !== BOUNDARIES && skill !== FORM && words(choice).length <= 3 && /[^su’]s\W*$/i.test(plainText(choice)),
  },
  {
    rule: 'cue-echo',
    says: 'has a rare word of the text',
    has: (choice, { passage, question }, rarity) => {
      const rare = new Set(contentStems(`${passage} ${question}`).filter((stem) => (rarity.get(stem) ?? 0) <= RARE));
      return contentStems(choice).some((stem) => rare.has(stem));
    },
  },
];

/** Of the items in which one choice alone has a feature, so many may have it in the key; a guess has a quarter. */
const KEY_SHARE = 0.4;
/** Fewer say nothing about a share. */
const ENOUGH = 20;

const isReading = (item: Item): item is ChoiceItem =>
  item.type === 'choice' && skillById(item.skill).subject === 'english';

function rarityOf(items: readonly ChoiceItem[]): Rarity {
  const counts = new Map<string, number>();
  for (const { passage, question } of items)
    for (const stem of new Set(contentStems(`${passage} ${question}`))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** The letter of the only choice with the feature; undefined when none has it, or several have. */
function onlyOne(item: ChoiceItem, { has }: Feature, rarity: Rarity): Letter | undefined {
  const having = LETTERS.filter((letter) => has(item.choices[letter], item, rarity));
  return having.length === 1 ? having[0] : undefined;
}

/** Reading & Writing items by feature in which exactly one choice has it. */
function* singledOut(items: readonly Item[]): Generator<{ feature: Feature; own: { key: string; isKey: boolean }[] }> {
  const reading = items.filter(isReading);
  const rarity = rarityOf(reading);
  for (const feature of FEATURES)
    yield {
      feature,
      own: reading.flatMap((item) => {
        const letter = onlyOne(item, feature, rarity);
        return letter ? [{ key: item.key, isKey: letter === item.answer }] : [];
      }),
    };
}

/** Whoever looks for the odd one out must not find the key by it more often than by guessing, over the pack. */
export const checkOddOnes = (items: readonly Item[]): Fault[] =>
  [...singledOut(items)].flatMap(({ feature: { rule, says }, own }) => {
    const share = own.filter(({ isKey }) => isKey).length / own.length;
    return own.length >= ENOUGH && share > KEY_SHARE
      ? [
          {
            item: 'english',
            rule,
            message: `where one choice alone ${says}, it is the key in ${Math.round(share * 100)} % of ${own.length} items`,
          },
        ]
      : [];
  });

/** The items whose key is the odd one out. */
export const oddKeys = (items: readonly Item[]): Fault[] =>
  [...singledOut(items)].flatMap(({ feature: { rule, says }, own }) =>
    own.filter(({ isKey }) => isKey).map(({ key }) => ({ item: key, rule, message: `the key alone ${says}` })),
  );

/** "An ______" tells which choices begin with a vowel. */
export function checkArticle(item: Item): Fault[] {
  if (!isReading(item)) return [];
  const article = /\b(an?) _{3,}/i.exec(plainText(`${item.passage} ${item.question}`))?.[1];
  if (!article) return [];
  const wantsVowel = article.toLowerCase() === 'an';
  const fitting = LETTERS.filter((letter) => /^\W*[aeiou]/i.test(plainText(item.choices[letter])) === wantsVowel);
  return fitting.length === LETTERS.length
    ? []
    : [
        {
          item: item.key,
          rule: 'cue-article',
          message: `“${article}” before the blank fits ${fitting.length} of four`,
          field: 'question',
        },
      ];
}
