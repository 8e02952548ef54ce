import {
  checkAnswers,
  checkArticle,
  checkFeedback,
  checkHints,
  checkHtml,
  checkPassage,
  imageFaults,
  unorderedChoices,
  type Fault,
  type StemIndex,
} from '@aivy/item-bank/checks';
import { item as itemSchema, type Item } from '@aivy/item-bank';
import type { Draft } from './draft.js';
import { imageTexts } from './draft-images.js';
import { lacksOf } from './lacks.js';
import { lettersOf, sketchOf, type Sketch } from './sketch.js';

/** Something that keeps a draft from its release, at a field of the draft: `skill`, `hints.2`, `options.B.feedback` … */
export interface DraftFault extends Fault {
  field: string;
}

/** The rule of what is not there at all. */
const MISSING = 'missing';

/** Rules that look at a frequent wrong answer itself, where the others look at what is said of it. */
const ABOUT_VALUE = ['entry', 'tags'];

/** Where in the draft stands what the item has at `field`? */
function draftField(draft: Draft, item: Item, { rule, field = '' }: Fault): string {
  const [part = '', name = '', rest = 'feedback'] = field.split('.');
  if (draft.type === 'choice') {
    const ids = new Map([...lettersOf(draft)].map(([id, letter]) => [letter as string, id]));
    // A choice that is not there has no field; how many there are has one.
    const optionField = (letter: string, detail: string): string =>
      ids.has(letter) ? `options.${ids.get(letter)}.${detail}` : 'options';
    if (part === 'choices') return optionField(name, 'html');
    if (part !== 'options') return field;
    // The schema counts the wrong choices, the checks name them by their letters.
    const letter = item.type === 'choice' && /^\d$/.test(name) ? item.options[Number(name)]?.choice : name;
    return optionField(letter ?? '', rest);
  }
  if (part === 'answer') return 'accepted';
  if (part !== 'common_wrong' || name === '') return field;
  // A value may have a point in it.
  const value = field.slice('common_wrong.'.length);
  const index = draft.common_wrong.findIndex((slip) => slip.value === value);
  return index < 0 ? field : `common_wrong.${index}.${ABOUT_VALUE.includes(rule) ? 'value' : 'feedback'}`;
}

/** What keeps the images of a draft from being part of an item, at `images.ID`. */
const faultsOfImages = (draft: Draft): DraftFault[] =>
  [...imageTexts(draft)].flatMap(([id, alt]) =>
    imageFaults(alt, draft.images.find((image) => image.id === id)!.data).map((fault) => ({
      ...fault,
      item: draft.key,
      field: `images.${id}`,
    })),
  );

/** What `bank check` says of an item, as far as enough is there to be checked. */
function checksOf(draft: Draft, { item, hasKey }: Sketch): Fault[] {
  const parsed = itemSchema.safeParse(item);
  const schema = (parsed.error?.issues ?? []).map((issue) => ({
    item: item.key,
    rule: 'schema',
    message: issue.message,
    field: issue.path.join('.'),
  }));
  return [
    ...schema,
    ...checkHtml(item),
    ...unorderedChoices([item]),
    ...(draft.skill === null ? [] : [...checkPassage(item), ...checkArticle(item)]),
    ...(hasKey ? [...checkAnswers(item), ...checkHints(item), ...checkFeedback(item)] : []),
  ];
}

/**
 * All that keeps a draft from its release, in the order of its fields: what is missing, and what is at fault with what is
 * there. [] means that it is complete.
 * @param stems of the bank, to find what it has already
 */
export function faultsOfDraft(draft: Draft, stems?: StemIndex): DraftFault[] {
  const sketch = sketchOf(draft);
  const lacks = lacksOf(draft).map(({ field, reason }) => ({ item: draft.key, rule: MISSING, message: reason, field }));
  const images = faultsOfImages(draft);
  const empty = lacksOf({ ...draft, lost: [] });
  // What is not there is told once, and not also as an empty text that two choices share; an image at its own field.
  const isTold = ({ rule, field }: DraftFault): boolean =>
    empty.some((lack) => lack.field === field || (rule === 'schema' && field.startsWith(`${lack.field}.`))) ||
    (field !== 'img' && images.some((fault) => fault.rule === rule));
  const checked = [...checksOf(draft, sketch), ...(stems?.alike(sketch.item) ?? [])]
    .map((fault) => ({
      ...fault,
      item: draft.key,
      field: draftField(draft, sketch.item, fault),
      // Beside its field it need not be named.
      message: fault.message.replace(`${fault.field}: `, ''),
    }))
    .filter((fault) => !isTold(fault));
  const said = new Map(
    [...lacks, ...images, ...checked].map((fault) => [`${fault.field} ${fault.rule} ${fault.message}`, fault]),
  );
  return [...said.values()];
}
