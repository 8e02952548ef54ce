import { skillById } from '@aivy/exam';
import { ITEM_SCHEMA, LETTERS, startingParameters, type Item, type Letter } from '@aivy/item-bank';
import { withImages } from './draft-images.js';
import type { ChoiceDraft, Draft } from './draft.js';

/** The item as far as its draft goes: of the form of an item, with '' where something is missing. */
export interface Sketch {
  item: Item;
  /** Is it known which answer is right? Else the item names one all the same. */
  hasKey: boolean;
}

const subjectOf = ({ skill }: Draft) => (skill === null ? null : skillById(skill).subject);

/** Letter of each choice of a draft, by the choice's id; a fifth and a sixth have none. */
export const lettersOf = ({ options }: ChoiceDraft): Map<string, Letter> =>
  new Map(LETTERS.flatMap((letter, index) => (options[index] ? [[options[index].id, letter]] : [])));

/** The explanation speaks of every choice: what it leaves out is told in the words that the student is told. */
function explanationOf(explanation: string, answer: Letter, wrong: readonly { choice: Letter; feedback: string }[]) {
  if (explanation === '') return '';
  const name = (letter: Letter): string => `Choice ${letter.toUpperCase()}`;
  const body = /^<(?:p|ul|ol|table|blockquote)>/.test(explanation) ? explanation : `<p>${explanation}</p>`;
  const opening = `<strong>${name(answer)} is correct.</strong>`;
  const begun = explanation.includes(name(answer))
    ? body
    : body.startsWith('<p>')
      ? body.replace('<p>', `<p>${opening} `)
      : `<p>${opening}</p>${body}`;
  const untold = wrong.filter(({ choice }) => !explanation.includes(name(choice)));
  const rest = untold.map(({ choice, feedback }) => `<li><strong>${name(choice)}</strong>: ${feedback}</li>`);
  return rest.length > 0 ? `${begun}<ul>${rest.join('')}</ul>` : begun;
}

function choiceParts(draft: ChoiceDraft): { parts: object; hasKey: boolean } {
  const letters = lettersOf(draft);
  const known = letters.get(draft.answer);
  const answer = known ?? 'a';
  const options = draft.options.flatMap(({ id, misconception, feedback }) => {
    const choice = letters.get(id);
    return choice && choice !== answer ? [{ choice, misconception, feedback }] : [];
  });
  const choices = Object.fromEntries(
    LETTERS.map((letter, index) => [letter, withImages(draft.options[index]?.html ?? '', draft.images)]),
  );
  const explanation = explanationOf(withImages(draft.explanation, draft.images), answer, options);
  return { parts: { type: 'choice', choices, answer, options, explanation }, hasKey: known !== undefined };
}

/** The item that a draft would be. Mathematics has no passages: what stands there goes above the question. */
export function sketchOf(draft: Draft): Sketch {
  const subject = subjectOf(draft);
  const key = `${subject === 'math' ? 'math' : 'rw'}-${draft.key}`;
  const difficulty = draft.difficulty ?? 'medium';
  const passage = withImages(draft.passage, draft.images);
  const question = withImages(draft.question, draft.images);
  const { parts, hasKey } =
    draft.type === 'choice'
      ? choiceParts(draft)
      : {
          parts: {
            type: 'blank',
            answer: draft.accepted.map(({ value }) => value).join(','),
            common_wrong: draft.common_wrong,
            explanation: withImages(draft.explanation, draft.images),
          },
          hasKey: draft.type === 'numeric',
        };
  const item = {
    schema: ITEM_SCHEMA,
    key,
    family: key,
    skill: draft.skill ?? 0,
    difficulty,
    ...startingParameters(difficulty, draft.type === 'choice' ? 'choice' : 'blank'),
    seconds: draft.seconds ?? 0,
    passage: subject === 'math' ? '' : passage,
    img: draft.img,
    question: subject === 'math' ? passage + question : question,
    hints: [0, 1, 2, 3].map((index) => withImages(draft.hints[index] ?? '', draft.images)),
    source: 'original',
    // Its difficulty is its author's guess: students try it first.
    state: 'pretest',
    ...parts,
  };
  return { item: item as Item, hasKey };
}
