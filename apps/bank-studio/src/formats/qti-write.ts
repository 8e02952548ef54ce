import { acceptedAnswers } from '@aivy/exam';
import { LETTERS, type Item } from '@aivy/item-bank';
import { FIGURE_PREFIX, QTI_NUMBERS, QTI_TEXTS, metadataName } from './qti-metadata.js';
import { writeTalk } from './talk.js';

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const TEMPLATES = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates';

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const declaration = (identifier: string, type: string, value: string): string =>
  `  <qti-outcome-declaration identifier="${identifier}" cardinality="single" base-type="${type}"><qti-default-value><qti-value>${attribute(value)}</qti-value></qti-default-value></qti-outcome-declaration>`;

const feedback = (identifier: string, html: string, title = ''): string =>
  `  <qti-modal-feedback outcome-identifier="FEEDBACK" identifier="${identifier}" show-hide="show"${title ? ` title="${attribute(title)}"` : ''}><qti-content-body>${html}</qti-content-body></qti-modal-feedback>`;

const section = (name: string, html: string): string => (html === '' ? '' : `    <div class="${name}">${html}</div>\n`);

/** The public schema has images and no drawings of its own, so the figure travels as the image that it is. */
function figure(svg: string): string {
  if (svg === '') return '';
  const alt = /aria-label="([^"]*)"/.exec(svg)?.[1] ?? '';
  return section('figure', `<img src="${FIGURE_PREFIX}${Buffer.from(svg, 'utf8').toString('base64')}" alt="${alt}"/>`);
}

function response(item: Item): string {
  if (item.type === 'choice')
    return `  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>${item.answer}</qti-value></qti-correct-response></qti-response-declaration>`;
  const accepted = acceptedAnswers(item.answer);
  const entries = accepted
    .map((value) => `<qti-map-entry map-key="${attribute(value)}" mapped-value="1"></qti-map-entry>`)
    .join('');
  return `  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string"><qti-correct-response><qti-value>${attribute(accepted[0] ?? '')}</qti-value></qti-correct-response><qti-mapping default-value="0">${entries}</qti-mapping></qti-response-declaration>`;
}

const interaction = (item: Item): string =>
  item.type === 'choice'
    ? `    <qti-choice-interaction response-identifier="RESPONSE" max-choices="1" shuffle="false">\n${LETTERS.map((letter) => `      <qti-simple-choice identifier="${letter}">${item.choices[letter]}</qti-simple-choice>\n`).join('')}    </qti-choice-interaction>\n`
    : '    <p><qti-text-entry-interaction response-identifier="RESPONSE"></qti-text-entry-interaction></p>\n';

/** One item as a QTI 3 assessment item. */
export function writeQti(item: Item): string {
  const notes =
    item.type === 'choice'
      ? item.options.map((option) => feedback(`choice-${option.choice}`, option.feedback, option.misconception))
      : item.common_wrong.map((wrong, index) =>
          feedback(`slip-${index + 1}`, wrong.feedback, `${wrong.value} ${wrong.misconception}`),
        );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<qti-assessment-item xmlns="${NAMESPACE}" identifier="${item.key}" title="${item.key}" adaptive="false" time-dependent="false" xml:lang="en-US">`,
    response(item),
    '  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"></qti-outcome-declaration>',
    '  <qti-outcome-declaration identifier="FEEDBACK" cardinality="multiple" base-type="identifier"></qti-outcome-declaration>',
    ...QTI_NUMBERS.flatMap((name) => {
      const value = item[name];
      if (value === undefined) return [];
      return [declaration(metadataName(name), Number.isInteger(value) ? 'integer' : 'float', String(value))];
    }),
    ...QTI_TEXTS.flatMap((name) => {
      const value = item[name];
      return value === undefined ? [] : [declaration(metadataName(name), 'string', value)];
    }),
    ...(item.talk ? [declaration(metadataName('talk'), 'string', writeTalk(item))] : []),
    `  <qti-item-body>\n${section('passage', item.passage)}${figure(item.img)}${section('question', item.question)}${interaction(item)}  </qti-item-body>`,
    `  <qti-response-processing template="${TEMPLATES}/${item.type === 'choice' ? 'match_correct' : 'map_response'}.xml"></qti-response-processing>`,
    feedback('explanation', item.explanation),
    ...item.hints.map((hint, index) => feedback(`hint-${index + 1}`, hint)),
    ...notes,
    '</qti-assessment-item>',
    '',
  ].join('\n');
}
