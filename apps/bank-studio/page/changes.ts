import type { Fields, Option, Range, Slip } from './wire';

/** What every draft has, whatever its type. */
type Common = Omit<Fields, 'type' | 'options' | 'answer' | 'accepted' | 'common_wrong'>;
type ChoiceFields = Extract<Fields, { type: 'choice' }>;

export const MOST_OPTIONS = 6;
export const LEAST_OPTIONS = 2;
const CHOICES = 4;

const emptySlip: Slip = { value: '', misconception: '', feedback: '' };

/** A right number and nothing beside it. */
export const exactly = (value: string): Range => ({
  ...{ value, min: value, max: value },
  ...{ minIncluded: true, maxIncluded: true },
});

export const isExact = ({ value, min, max }: Range): boolean => value === min && value === max;

const NUMBER = /^-?\d+(?:\.\d+|\/\d+)?$/;

/** Numbers of a list as somebody types it: `3/2, 1.5`; what is none is apart. */
export function readNumbers(text: string): { numbers: string[]; others: string[] } {
  const parts = text
    .split(/[,;]/)
    .map((part) =>
      part
        .trim()
        .replaceAll('−', '-')
        .replace(/^(-?)\./, '$10.'),
    )
    .filter((part) => part !== '');
  return { numbers: parts.filter((part) => NUMBER.test(part)), others: parts.filter((part) => !NUMBER.test(part)) };
}

/** An id that no option has. */
function freshId(options: readonly Option[]): string {
  const ids = new Set(options.map(({ id }) => id));
  for (let index = options.length + 1; ; index += 1) if (!ids.has(`choice-${index}`)) return `choice-${index}`;
}

export const withOption = (fields: ChoiceFields): ChoiceFields => ({
  ...fields,
  options: [...fields.options, { id: freshId(fields.options), html: '', misconception: '', feedback: '' }],
});

export const withoutOption = (fields: ChoiceFields, id: string): ChoiceFields => ({
  ...fields,
  options: fields.options.filter((option) => option.id !== id),
  answer: fields.answer === id ? '' : fields.answer,
});

/** The option one place earlier (-1) or later (1). */
export function movedOption(fields: ChoiceFields, id: string, by: -1 | 1): ChoiceFields {
  const from = fields.options.findIndex((option) => option.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= fields.options.length) return fields;
  const options = [...fields.options];
  [options[from], options[to]] = [options[to]!, options[from]!];
  return { ...fields, options };
}

export const withSlip = <F extends { common_wrong: Slip[] }>(fields: F): F => ({
  ...fields,
  common_wrong: [...fields.common_wrong, { ...emptySlip }],
});

export const withoutSlip = <F extends { common_wrong: Slip[] }>(fields: F, index: number): F => ({
  ...fields,
  common_wrong: fields.common_wrong.filter((_, at) => at !== index),
});

const LAST_PARAGRAPH = /^([^]*\S[^]*?)(<p>(?:(?!<p>)[^])*<\/p>)\s*$/;

/**
 * The draft with all but the last paragraph of its question as its passage, since most makers keep both together; null
 * where it has a passage, or nothing above that paragraph.
 */
export function withPassageApart(fields: Fields): Fields | null {
  const [, passage = '', question = ''] = (fields.passage === '' && LAST_PARAGRAPH.exec(fields.question)) || [];
  // A picture alone is no question.
  return passage === '' || plain(question) === '' ? null : { ...fields, passage: passage.trim(), question };
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, '').trim();

/** The same draft with answers of another kind; what the new kind can hold of the old one is kept. */
export function withType(fields: Fields, type: Fields['type']): Fields {
  if (fields.type === type) return fields;
  const { passage, img, question, explanation, hints, skill, difficulty, seconds, lost } = fields;
  const common: Common = { passage, img, question, explanation, hints, skill, difficulty, seconds, lost };
  const right =
    fields.type === 'choice'
      ? fields.options.filter(({ id }) => id === fields.answer).map(({ html }) => plain(html))
      : fields.accepted.map(({ value }) => value);
  const wrong: Slip[] =
    fields.type === 'choice'
      ? fields.options
          .filter(({ id }) => id !== fields.answer)
          .map(({ html, misconception, feedback }) => ({ value: plain(html), misconception, feedback }))
      : fields.common_wrong;
  if (type === 'choice') {
    const texts = [{ value: right[0] ?? '', misconception: '', feedback: '' }, ...wrong].slice(0, CHOICES);
    const filled = [...texts, ...Array.from({ length: CHOICES - texts.length }, () => emptySlip)];
    const options = filled.map(({ value, ...note }, index) => ({ id: `choice-${index + 1}`, html: value, ...note }));
    return { ...common, type, options, answer: right.length > 0 ? 'choice-1' : '' };
  }
  const { numbers } = readNumbers(right.join(','));
  return type === 'numeric'
    ? { ...common, type, accepted: numbers.map(exactly), common_wrong: wrong }
    : {
        ...common,
        type,
        accepted: right.filter(Boolean).map((value) => ({ value, caseSensitive: false, wildcard: false })),
        common_wrong: wrong,
      };
}

const IMAGE = /<img((?: [a-z]+="[^"<>]*")*) ?\/?>/g;
const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];

/** Every text in which an image may stand. */
const textsOf = (fields: Fields): string[] => [
  fields.passage,
  fields.question,
  fields.explanation,
  ...fields.hints,
  ...(fields.type === 'choice' ? fields.options.map(({ html }) => html) : []),
];

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What an image says in place of itself; null where no text of the draft shows it. */
export function imageText(fields: Fields, id: string): string | null {
  for (const [, attributes = ''] of textsOf(fields).join('').matchAll(IMAGE))
    if (attribute(attributes, 'src') === `image:${id}`) return unescaped(attribute(attributes, 'alt') ?? '');
  return null;
}

/** The draft with another text in place of an image, wherever it is shown. */
export function withImageText(fields: Fields, id: string, text: string): Fields {
  const html = (each: string): string =>
    each.replace(IMAGE, (whole, attributes: string) =>
      attribute(attributes, 'src') === `image:${id}` ? `<img src="image:${id}" alt="${escaped(text)}">` : whole,
    );
  const common = {
    passage: html(fields.passage),
    question: html(fields.question),
    explanation: html(fields.explanation),
    hints: fields.hints.map(html),
  };
  return fields.type === 'choice'
    ? { ...fields, ...common, options: fields.options.map((option) => ({ ...option, html: html(option.html) })) }
    : { ...fields, ...common };
}

const FIGURE_TEXT = / aria-label="([^"]*)"/;

/** What an inline figure says in place of itself. */
export const figureText = (img: string): string => unescaped(FIGURE_TEXT.exec(img)?.[1] ?? '');

/** The figure with another text in its place, also as the title inside it where it has one. */
export function withFigureText(img: string, text: string): string {
  const labelled = FIGURE_TEXT.test(img)
    ? img.replace(FIGURE_TEXT, () => ` aria-label="${escaped(text)}"`)
    : img.replace(/^<svg\b/, () => `<svg aria-label="${escaped(text)}"`);
  return labelled.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(text)}</title>`);
}
