import type { GIFTQuestion, NumericalChoice, NumericalFormat, TextChoice, TextFormat } from 'gift-pegjs';
import { decimalOf, plus } from '../decimal.js';
import { around, rightNumbersOf, rightOf, rightTextsOf } from '../fractions.js';
import { losses, type MarkupContext } from '../markup/context.js';
import { ImageShelf } from '../markup/image-shelf.js';
import { flow, phrase } from '../markup/to-bank.js';
import { nodesOf } from '../moodle/text.js';
import { checkOptions, type Found } from '../reading.js';
import { moodleText, type AcceptedNumber } from '../right.js';
import { Unreadable } from '../unreadable.js';

type Body = Found['body'];

/** GIFT's names of Moodle's formats. */
const FORMATS: Readonly<Record<TextFormat['format'], string>> = {
  html: 'html',
  plain: 'plain_text',
  markdown: 'markdown',
  moodle: 'moodle_auto_format',
};

const FULL = 100;
const letter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);
const fractionOf = ({ weight, isCorrect }: { weight: number | null; isCorrect: boolean }): number =>
  weight ?? (isCorrect ? FULL : 0);

const written = (text: TextFormat | null, context: MarkupContext, field: string, write: typeof flow): string =>
  text ? write(nodesOf(text.text, FORMATS[text.format], context, field), context, field) : '';

function choices(list: readonly TextChoice[], context: MarkupContext): Body {
  checkOptions(list.length);
  const fractions = list.map(fractionOf);
  // Without a `=` several choices are taken together, each for its share.
  if (!list.some(({ isCorrect }) => isCorrect) && fractions.some((fraction) => fraction > 0 && fraction < FULL))
    throw new Unreadable('multiple response: several choices can be taken');
  const right = rightOf(fractions, (index) => `choice ${letter(index)}`, context.lose);
  return {
    type: 'choice',
    answer: right < 0 ? '' : letter(right),
    options: list.map(({ text, feedback }, index) => ({
      id: letter(index),
      html: written(text, context, `options.${letter(index)}.html`, phrase),
      misconception: '',
      feedback: index === right ? '' : written(feedback, context, `options.${letter(index)}.feedback`, phrase),
    })),
  };
}

function accepted({ type, number, range, numberLow, numberHigh }: NumericalFormat): AcceptedNumber {
  if (type === 'high-low') {
    const [min, max] = [decimalOf(numberLow ?? NaN), decimalOf(numberHigh ?? NaN)];
    const middle = decimalOf(plus((numberLow ?? NaN) / 2, (numberHigh ?? NaN) / 2));
    return { value: middle, min, max, minIncluded: true, maxIncluded: true };
  }
  if (number === undefined) throw new Unreadable('a numeric answer without a number');
  return around(decimalOf(number), range ?? 0);
}

function numbers(list: NumericalChoice[] | NumericalFormat, context: MarkupContext): Body {
  const all = Array.isArray(list) ? list : [{ isCorrect: true, weight: null, text: list, feedback: null }];
  // `~` at the end tells everybody who is wrong something, and gives no points.
  const weighted = all
    .filter((choice) => 'type' in choice.text)
    .map((choice) => ({ fraction: fractionOf(choice), answer: accepted(choice.text) }));
  return { type: 'numeric', accepted: rightNumbersOf(weighted, context.lose) };
}

function texts(list: readonly TextChoice[], context: MarkupContext): Body {
  const weighted = list.map((choice) => ({
    fraction: fractionOf(choice),
    answer: moodleText(choice.text.text.trim(), false),
  }));
  return { type: 'text', accepted: rightTextsOf(weighted, context.lose) };
}

type Asked = Exclude<GIFTQuestion, { type: 'Description' | 'Category' }>;

function bodyOf(question: Asked, context: MarkupContext): Body {
  if (question.type === 'MC') return choices(question.choices, context);
  if (question.type === 'Short') return texts(question.choices, context);
  if (question.type === 'Numerical') return numbers(question.choices, context);
  if (question.type !== 'TF') throw new Unreadable(`a question of the type ${question.type}`);
  // The first feedback is for who is wrong, whichever of the two that is.
  const feedback = written(question.trueFeedback, context, 'options', phrase);
  const answer = question.isTrue ? 'true' : 'false';
  return {
    type: 'choice',
    answer,
    options: ['true', 'false'].map((id) => ({
      id,
      html: id === 'true' ? 'True' : 'False',
      misconception: '',
      feedback: id === answer ? '' : feedback,
    })),
  };
}

function rightFeedback(question: Asked, context: MarkupContext): string {
  if (question.type === 'TF') return written(question.falseFeedback, context, 'explanation', phrase);
  if (!('choices' in question) || !Array.isArray(question.choices)) return '';
  const right = [...question.choices].find((choice) => fractionOf(choice) >= FULL);
  return written(right?.feedback ?? null, context, 'explanation', phrase);
}

/**
 * What a question of GIFT gives for a draft.
 * @throws Unreadable naming what a draft cannot hold
 */
export function foundInGift(question: Asked): Found {
  const shelf = new ImageShelf(() => undefined);
  const { lost, lose } = losses();
  const context: MarkupContext = { images: shelf, lose };
  const body = bodyOf(question, context);
  return {
    title: question.title ?? '',
    question: written(question.stem, context, 'question', flow),
    explanation: written(question.globalFeedback, context, 'explanation', flow) || rightFeedback(question, context),
    scoring: { rule: 'weight', points: 1 },
    images: shelf.images,
    lost,
    body,
  };
}
