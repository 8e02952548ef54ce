import { acceptsKeystroke, isCorrect, parseEntry } from '@aivy/exam';
import { sameChoice } from '../checks/answers.js';
import { blank, reading, type WrongChoice } from '../content/author.js';
import { ideasOfTemplate } from '../content/talk/with-talk.js';
import { LETTERS, type Item } from '../item/item.js';
import { withMath } from '../math-side/derive.js';
import { drawFrom } from './draw.js';
import { threeInOrder } from './in-order.js';
import { orderedChoices } from './ordered-choices.js';
import type { BlankDraft, ChoiceDraft, Template, TemplateDraft } from './template.js';

/** Draws that may miss the constraints before the template itself is at fault. */
const DRAWS = 400;
/** Draws in which a key of ordered choices has to come to its own letter; after them, it may stand where it falls. */
const DRAWS_FOR_LETTER = 60;

/** The wrong choices that differ from the key and from those before them. */
function usableChoices({ right, wrong }: ChoiceDraft): WrongChoice[] {
  const taken: WrongChoice[] = [];
  for (const entry of wrong) {
    if ([right, ...taken.map(([text]) => text)].every((text) => !sameChoice(text, entry[0]))) taken.push(entry);
  }
  return taken;
}

function usableSlips({ answer, wrong }: BlankDraft): WrongChoice[] | null {
  const enterable = (value: string): boolean =>
    acceptsKeystroke(value) && ['decimal', 'fraction'].includes(parseEntry(value).kind);
  const taken: WrongChoice[] = [];
  for (const entry of wrong) {
    const repeats = taken.some(([value]) => isCorrect(entry[0], { type: 'blank', answer: value }));
    if (enterable(entry[0]) && !isCorrect(entry[0], { type: 'blank', answer }) && !repeats) taken.push(entry);
  }
  return taken.length >= 2 ? taken : null;
}

function untalked(template: Template, variant: number, draw: number, draft: TemplateDraft): Item | null {
  const { id, skill, difficulty, seconds, shift } = template;
  const { question, why, hints, img = '' } = draft;
  const shared = {
    key: `math-${id}-${variant}`,
    family: `math-${id}`,
    skill,
    difficulty,
    seconds,
    ...(shift === undefined ? {} : { shift }),
    question,
    why,
    hints,
    img,
  };
  if (draft.type === 'choice') {
    const { right } = draft;
    const wrong = usableChoices(draft);
    // The letter goes round with the variant, so keys are balanced however many variants are released.
    const at = LETTERS[(variant + skill) % LETTERS.length]!;
    if (draft.sizes) {
      const placed = threeInOrder(draft.wrong, draft.sizes, LETTERS.indexOf(at));
      return placed && reading({ ...shared, right, at, wrong: placed });
    }
    if (template.ordered) {
      const placed = orderedChoices(right, wrong, at, draw < DRAWS_FOR_LETTER);
      return placed && reading({ ...shared, right, ...placed });
    }
    const [first, second, third] = wrong;
    return first && second && third ? reading({ ...shared, right, at, wrong: [first, second, third] }) : null;
  }
  const slips = usableSlips(draft);
  return (
    slips &&
    blank({
      ...shared,
      answer: draft.answer,
      wrong: Object.fromEntries(slips.map(([value, ...note]) => [value, note])),
    })
  );
}

function toItem(template: Template, variant: number, draw: number, draft: TemplateDraft): Item | null {
  const item = untalked(template, variant, draw, draft);
  const ideas = ideasOfTemplate(template.id);
  return item && withMath(ideas ? { ...item, talk: { ideas } } : item, draft.math, draft.simpler);
}

/**
 * Variant `variant` (from 1) of a template: always the same item.
 * @throws Error when the template cannot meet its own constraints.
 */
export function generate(template: Template, variant: number): Item {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const draft = template.make(drawFrom(`${template.id}:${variant}:${draw}`));
    const item = draft && toItem(template, variant, draw, draft);
    if (item) return item;
  }
  throw new Error(`template ${template.id} finds no problem for variant ${variant}`);
}

/** The first `count` variants that differ in what a student reads. @throws Error when the template has fewer. */
export function variantsOf(template: Template, count: number): Item[] {
  const found = new Map<string, Item>();
  for (let variant = 1; found.size < count; variant += 1) {
    if (variant > 40 * count) throw new Error(`template ${template.id} has only ${found.size} different variants`);
    const item = generate(template, variant);
    const seen = `${item.question}${item.img}`;
    if (!found.has(seen)) found.set(seen, item);
  }
  return [...found.values()];
}
