import { toStudentQuestion, type Item } from '@aivy/item-bank';

const LETTERS = ['a', 'b', 'c', 'd'] as const;

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&quot;': '"',
  '&#39;': "'",
};

/** HTML as a person reads it on paper: underlines as __, table cells between bars, TeX as it is. */
const asText = (html: string): string =>
  html
    .replace(/<\/(p|li|tr|caption|h\d|div)>/g, '\n')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<\/t[dh]>/g, ' | ')
    .replace(/<\/?u>/g, '__')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|amp|nbsp|quot|#39);/g, (entity) => ENTITIES[entity]!)
    .trim();

/** The alternative text says what the drawing shows; the labels are added, as a reader of the drawing sees them. */
function figureText(img: string): string[] {
  if (img === '') return [];
  const alternative = /aria-label="([^"]*)"/.exec(img)?.[1] ?? '';
  const labels = [...img.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)].map(([, text]) => asText(text!));
  return [
    `[Figure: ${asText(alternative)}]`,
    ...(labels.length > 0 ? [`[Written in the figure: ${labels.join(' · ')}]`] : []),
  ];
}

/** An item as a student meets it, in plain text: no key, no hint, no explanation, no band. */
export function sheetText(item: Item): string {
  const question = toStudentQuestion({ ...item, id: 0, version: 0 });
  return [
    `### ${item.key}`,
    ...figureText(question.img),
    ...(question.passage === '' ? [] : [asText(question.passage)]),
    `Q: ${asText(question.question)}`,
    ...(item.type === 'choice'
      ? LETTERS.map((letter) => `${letter.toUpperCase()} ${asText(question[`choice_${letter}`])}`)
      : ['(The answer is typed: a number of up to five characters, six with a minus sign; a fraction as 7/2.)']),
    '',
  ].join('\n');
}

/**
 * What of a sheet's item somebody reads, however the sheet was laid out: older sheets leave characters of HTML as they
 * are, and list empty choices of an answer to type.
 */
export const sheetEssence = (text: string): string =>
  asText(text.replaceAll('<', '&lt;'))
    .split('\n')
    .filter((line) => !/^(?:\[Written in the figure|\(The answer is typed|[A-D]\s*$)/.test(line))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
