import { readDecimal } from '../decimal.js';
import { around, rightNumbersOf, rightOf, rightTextsOf, tellPartial } from '../fractions.js';
import { escapeText } from '../html.js';
import { losses, type MarkupContext } from '../markup/context.js';
import { ImageShelf } from '../markup/image-shelf.js';
import { own } from '../own.js';
import { checkOptions, type Found } from '../reading.js';
import { moodleText } from '../right.js';
import { child, childrenOf, descendants, textOf, type Tag } from '../tree.js';
import { Unreadable } from '../unreadable.js';
import { line, paragraphs, pluginFiles } from './text.js';

type Body = Found['body'];

/** A number of points or per cent; what is none is refused and not taken for 0. */
function numberIn(text: string, what: string): number {
  const number = Number(text.trim() === '' ? 'NaN' : text);
  if (!Number.isFinite(number)) throw new Unreadable(`${what} “${text}” is no number`);
  return number;
}

const fractionOf = ({ attributes }: Tag): number => numberIn(attributes['fraction'] ?? '0', 'the fraction');
const textIn = (tag: Tag | undefined): string => (tag ? textOf(child(tag, 'text') ?? tag).trim() : '');
const isSet = (question: Tag, name: string): boolean => /^(?:1|true)$/i.test(textIn(child(question, name)));

const letter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

function multichoice(question: Tag, answers: readonly Tag[], context: MarkupContext): Body {
  const single = child(question, 'single');
  if (single && !isSet(question, 'single')) throw new Unreadable('multiple response: several choices can be taken');
  checkOptions(answers.length);
  const right = rightOf(answers.map(fractionOf), (index) => `choice ${letter(index)}`, context.lose);
  return {
    type: 'choice',
    answer: right < 0 ? '' : letter(right),
    options: answers.map((answer, index) => ({
      id: letter(index),
      html: line(answer, context, `options.${letter(index)}.html`),
      misconception: '',
      feedback: index === right ? '' : line(child(answer, 'feedback'), context, `options.${letter(index)}.feedback`),
    })),
  };
}

function trueFalse(answers: readonly Tag[], context: MarkupContext): Body {
  const named = answers.map((answer) => ({ answer, id: textIn(answer).toLowerCase() }));
  if (named.length !== 2 || !named.every(({ id }) => id === 'true' || id === 'false'))
    throw new Unreadable('the answers are not true and false');
  const right = rightOf(answers.map(fractionOf), (index) => named[index]!.id, context.lose);
  return {
    type: 'choice',
    answer: named[right]?.id ?? '',
    options: named.map(({ answer, id }, index) => ({
      id,
      html: id === 'true' ? 'True' : 'False',
      misconception: '',
      feedback: index === right ? '' : line(child(answer, 'feedback'), context, `options.${id}.feedback`),
    })),
  };
}

function numerical(question: Tag, answers: readonly Tag[], context: MarkupContext): Body {
  const units = descendants(question)
    .filter(({ name }) => name === 'unit_name')
    .map(textIn);
  if (units.length > 0)
    context.lose(
      'accepted',
      `the number may be given with a unit (${units.join(', ')}); the exam takes the number alone`,
    );
  const weighted = answers.flatMap((answer) => {
    const fraction = fractionOf(answer);
    const text = textIn(answer);
    if (text === '*') {
      if (fraction >= 100) throw new Unreadable('any number counts as right');
      tellPartial('any other number', fraction, context.lose);
      return [];
    }
    const value = readDecimal(text);
    if (value === undefined) throw new Unreadable(`the answer “${text}” is no number`);
    const tolerance = textIn(child(answer, 'tolerance')) || '0';
    return [{ fraction, answer: around(value, numberIn(tolerance, 'the tolerance')) }];
  });
  return { type: 'numeric', accepted: rightNumbersOf(weighted, context.lose) };
}

function shortAnswer(question: Tag, answers: readonly Tag[], context: MarkupContext): Body {
  const caseSensitive = isSet(question, 'usecase');
  const weighted = answers
    .filter((answer) => textIn(answer) !== '')
    .map((answer) => ({ fraction: fractionOf(answer), answer: moodleText(textIn(answer), caseSensitive) }))
    // What is told to everybody who is wrong takes nothing from anybody.
    .filter(({ fraction, answer }) => !(answer.value === '*' && fraction === 0));
  return { type: 'text', accepted: rightTextsOf(weighted, context.lose) };
}

const READERS: Readonly<Record<string, (question: Tag, answers: readonly Tag[], context: MarkupContext) => Body>> = {
  multichoice,
  truefalse: (_question, answers, context) => trueFalse(answers, context),
  numerical,
  shortanswer: shortAnswer,
};

/** Of an entry the wrong answers have no place of their own in a draft yet; what is told after the right one has. */
function rightFeedback(answers: readonly Tag[], context: MarkupContext): string {
  const right = answers.find((answer) => fractionOf(answer) >= 100);
  return line(right && child(right, 'feedback'), context, 'explanation');
}

/**
 * What a question of Moodle XML gives for a draft.
 * @throws Unreadable naming what a draft cannot hold
 */
export function foundInQuestion(question: Tag): Found {
  const type = question.attributes['type'] ?? '';
  const read = own(READERS, type);
  if (!read) throw new Unreadable(`a question of the type ${type || 'none'}`);
  const answers = childrenOf(question, 'answer');
  const shelf = new ImageShelf(pluginFiles(question, descendants(question)));
  const { lost, lose } = losses();
  const context: MarkupContext = { images: shelf, lose };
  const body = read(question, answers, context);
  const general = paragraphs(child(question, 'generalfeedback'), context, 'explanation');
  return {
    title: escapeText(textIn(child(question, 'name'))),
    question: paragraphs(child(question, 'questiontext'), context, 'question'),
    explanation: general || rightFeedback(answers, context),
    hints: childrenOf(question, 'hint')
      .map((hint) => line(hint, context, 'hints'))
      .filter((hint) => hint !== ''),
    scoring: { rule: 'fraction', points: numberIn(textIn(child(question, 'defaultgrade')) || '1', 'the grade') },
    images: shelf.images,
    lost,
    body,
  };
}
