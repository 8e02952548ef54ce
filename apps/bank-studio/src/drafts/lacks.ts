import { acceptsKeystroke } from '@aivy/exam';
import type { ChoiceDraft, Draft, Lack, NumericDraft, TextDraft } from './draft.js';

/** Choices and hints of a released item. */
const CHOICES = 4;
const HINTS = 4;
const SLIPS = 2;

function lacksOfChoice({ options, answer }: ChoiceDraft): Lack[] {
  const lacks: Lack[] = [];
  if (options.length !== CHOICES)
    lacks.push({ field: 'options', reason: `there are ${options.length} choices; the exam has ${CHOICES}` });
  if (!options.some(({ id }) => id === answer)) lacks.push({ field: 'answer', reason: 'no choice is the right one' });
  for (const { id, html, misconception, feedback } of options) {
    if (html === '') lacks.push({ field: `options.${id}.html`, reason: 'the choice is empty' });
    if (id === answer) continue;
    if (misconception === '')
      lacks.push({ field: `options.${id}.misconception`, reason: 'the mistake that leads to this choice has no name' });
    if (feedback === '')
      lacks.push({ field: `options.${id}.feedback`, reason: 'the student who takes this choice is told nothing' });
  }
  return lacks;
}

function lacksOfEntry(draft: NumericDraft | TextDraft): Lack[] {
  const lacks: Lack[] = [];
  if (draft.accepted.length === 0) lacks.push({ field: 'accepted', reason: 'no answer is right' });
  if (draft.type === 'text')
    lacks.push({ field: 'type', reason: 'the answer is matched as text; the exam’s field takes numbers only' });
  else {
    if (draft.accepted.some(({ value, min, max }) => value !== min || value !== max))
      lacks.push({ field: 'accepted', reason: 'a range is right; the exam’s answers are exact values' });
    for (const { value } of draft.accepted)
      if (!acceptsKeystroke(value)) lacks.push({ field: 'accepted', reason: `${value} does not fit the exam’s field` });
  }
  if (draft.common_wrong.length < SLIPS)
    lacks.push({ field: 'common_wrong', reason: `fewer than ${SLIPS} frequent wrong answers` });
  draft.common_wrong.forEach(({ value, misconception, feedback }, index) => {
    if (value === '') lacks.push({ field: `common_wrong.${index}.value`, reason: 'the wrong answer is empty' });
    if (misconception === '')
      lacks.push({ field: `common_wrong.${index}.misconception`, reason: 'the mistake has no name' });
    if (feedback === '')
      lacks.push({ field: `common_wrong.${index}.feedback`, reason: 'the student who answers so is told nothing' });
  });
  return lacks;
}

/** What a person has to supply or decide before the draft can be released, in the order of the fields; [] when nothing. */
export function lacksOf(draft: Draft): Lack[] {
  const lacks = [...draft.lost];
  const need = (isMissing: boolean, field: string, reason: string): void => {
    if (isMissing) lacks.push({ field, reason });
  };
  need(draft.skill === null, 'skill', 'none of the thirty skills is named');
  need(draft.difficulty === null, 'difficulty', 'no band yet');
  need(draft.seconds === null, 'seconds', 'no expected time yet');
  need(draft.question === '', 'question', 'no question');
  lacks.push(...(draft.type === 'choice' ? lacksOfChoice(draft) : lacksOfEntry(draft)));
  need(draft.explanation === '', 'explanation', 'no explanation yet');
  need(
    draft.hints.filter((hint) => hint !== '').length < HINTS,
    'hints',
    `${draft.hints.filter((hint) => hint !== '').length} of ${HINTS} hints`,
  );
  return lacks;
}

/** The draft with `missing` brought up to date; to be called before it is written. */
export const withLacks = (draft: Draft): Draft => ({ ...draft, missing: lacksOf(draft) });
