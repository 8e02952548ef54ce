// A question of Aivy in Perseus' words: the same text, formulas, figure and choices, in its dialect of Markdown.

/** @typedef {{ type: string, passage: string, question: string, img: string, choice_a: string, choice_b: string, choice_c: string, choice_d: string }} Question as the student gets it */
/** @typedef {{ content: string, images: Record<string, { width: number, height: number }>, widgets: Record<string, object> }} Shown */

const VERSION = { major: 0, minor: 0 };

/** @param {Question} question @returns {{ question: Shown, hints: [] }} what `ServerItemRenderer` shows, without key or hints */
export function perseusItem(question) {
  const figure = question.img === '' ? null : figureOf(question.img);
  const answer =
    question.type === 'blank'
      ? { name: 'numeric-input 1', widget: numericInput() }
      : { name: 'radio 1', widget: radio(question) };
  const content = [
    ...(figure ? [`![${figure.alt}](${figure.url})`] : []),
    ...[question.passage, question.question].filter((html) => html !== '').map(markdownOf),
    `[[☃ ${answer.name}]]`,
  ].join('\n\n');
  const images = figure ? { [figure.url]: { width: figure.width, height: figure.height } } : {};
  return { question: { content, images, widgets: { [answer.name]: answer.widget } }, hints: [] };
}

/** @param {Question} question */
const radio = ({ choice_a: a, choice_b: b, choice_c: c, choice_d: d }) => ({
  type: 'radio',
  graded: true,
  static: false,
  alignment: 'default',
  version: { major: 3, minor: 0 },
  options: {
    choices: [a, b, c, d].map((html, index) => ({ id: `choice-${index}`, content: markdownOf(html) })),
    randomize: false,
    multipleSelect: false,
    hasNoneOfTheAbove: false,
    numCorrect: 1,
  },
});

const numericInput = () => ({
  type: 'numeric-input',
  graded: true,
  static: false,
  alignment: 'default',
  version: VERSION,
  options: { answers: [], labelText: 'Your answer', size: 'normal', coefficient: false, rightAlign: false },
});

/** A drawing as an image of its own, which is how Perseus shows one. @param {string} svg */
function figureOf(svg) {
  const said = (/** @type {string} */ name) => new RegExp(` ${name}="([^"]*)"`).exec(svg)?.[1] ?? '';
  const url = `data:image/svg+xml,${encodeURIComponent(svg).replace(/[()]/g, (mark) => (mark === '(' ? '%28' : '%29'))}`;
  return {
    url,
    alt: textOf(said('aria-label')).replace(/[[\]]/g, ''),
    width: Number(said('width')),
    height: Number(said('height')),
  };
}

const FORMULA_TAG_OR_TEXT = /\\\((?<inline>.+?)\\\)|\\\[(?<display>.+?)\\\]|<(?<tag>[^>]+)>|(?<text>[^<\\]+|\\)/gsu;

/** What stands for a tag; a row of a table ends with the line. @type {Record<string, string>} */
const MARKS = {
  p: '',
  '/p': '\n\n',
  em: '*',
  '/em': '*',
  strong: '**',
  '/strong': '**',
  u: '__',
  '/u': '__',
  ul: '',
  '/ul': '\n',
  li: '- ',
  '/li': '\n',
  table: '',
  '/table': '\n',
  caption: '**',
  '/caption': '**\n\n',
  thead: '',
  '/thead': '',
  tbody: '',
  '/tbody': '',
  tr: '| ',
  '/tr': '\n',
  th: '',
  '/th': ' | ',
  td: '',
  '/td': ' | ',
};

/**
 * @param {string} html of a question or a choice
 * @returns {string}
 * @throws Error at a tag that has no word here: an item with something left out would be another item
 */
function markdownOf(html) {
  let markdown = '';
  let columns = 0;
  for (const { groups } of html.matchAll(FORMULA_TAG_OR_TEXT)) {
    const { inline, display, tag, text } = groups ?? {};
    if (inline !== undefined) markdown += `$${textOf(inline.trim())}$`;
    else if (display !== undefined) markdown += `\n\n$${textOf(display.trim())}$\n\n`;
    else if (text !== undefined) markdown += escaped(textOf(text));
    else {
      const name = tag?.split(' ')[0] ?? '';
      const mark = MARKS[name];
      if (mark === undefined) throw new Error(`<${tag}> has no word in Perseus' Markdown`);
      if (name === 'thead') columns = 0;
      if (name === 'th') columns += 1;
      markdown += mark;
      if (name === '/thead') markdown += `| ${'--- | '.repeat(columns)}\n`;
    }
  }
  return markdown.replace(/\n{3,}/g, '\n\n').trim();
}

/** @type {Record<string, string>} */
const CHARACTERS = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: '\u00a0', '#39': "'" };

/** @param {string} html without tags */
const textOf = (html) => html.replace(/&(lt|gt|amp|quot|nbsp|#39);/g, (_whole, name) => CHARACTERS[name] ?? '');

/** @param {string} text in which a mark stands for itself */
const escaped = (text) => text.replace(/[$*_[\]{}~`|#]/g, '\\$&');
