import { DOMParser, type Document, type Element, type Node } from '@xmldom/xmldom';
import { countElements } from '../import/elements.js';
import { LETTERS } from '@aivy/item-bank';
import { formatFault, type LineFault, type ReadFile } from './entry.js';
import { FIGURE_PREFIX, QTI_NUMBERS, QTI_TEXTS, metadataName } from './qti-metadata.js';
import { readTalk } from './talk.js';

const TEXT = 3;
const ELEMENT = 1;
const CDATA = 4;

const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;
const all = (within: Document | Element, name: string): Element[] => [...within.getElementsByTagName(name)];
const textOf = (element: Element | undefined): string | undefined => element?.textContent?.trim();

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Markup as the bank writes it: every tag closed by its own end tag, no namespace prefixes. */
function markup(node: Node): string {
  if (node.nodeType === TEXT || node.nodeType === CDATA) return escaped(node.nodeValue ?? '');
  if (!isElement(node)) return '';
  const attributes = [...node.attributes]
    .map(({ name, value }) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('');
  // The figure names its namespace as HTML needs it; elsewhere it comes from the QTI root and is dropped.
  return `<${node.tagName}${attributes}>${inner(node)}</${node.tagName}>`;
}
const inner = (element: Element): string => [...element.childNodes].map(markup).join('');

const section = (body: Element | undefined, name: string): string => {
  const found = body && all(body, 'div').find((each) => each.getAttribute('class') === name);
  return found ? inner(found).trim() : '';
};

/** The figure as inline SVG; older exports have it so. */
function figureOf(body: Element | undefined): string {
  const found = section(body, 'figure');
  const data = found.startsWith(`<img src="${FIGURE_PREFIX}`)
    ? found.slice(`<img src="${FIGURE_PREFIX}`.length)
    : undefined;
  return data === undefined ? found : Buffer.from(data.slice(0, data.indexOf('"')), 'base64').toString('utf8');
}

/** Feedback by its identifier: title and content. */
function feedbackOf(item: Element): Map<string, { title: string; html: string }> {
  return new Map(
    all(item, 'qti-modal-feedback').map((feedback) => {
      const content = all(feedback, 'qti-content-body')[0] ?? feedback;
      return [
        feedback.getAttribute('identifier') ?? '',
        { title: feedback.getAttribute('title') ?? '', html: inner(content).trim() },
      ];
    }),
  );
}

function metadataOf(item: Element): Map<string, string> {
  return new Map(
    all(item, 'qti-outcome-declaration').map((declaration) => [
      declaration.getAttribute('identifier') ?? '',
      textOf(all(declaration, 'qti-value')[0]) ?? '',
    ]),
  );
}

function toValue(item: Element): unknown {
  const metadata = metadataOf(item);
  const feedback = feedbackOf(item);
  const body = all(item, 'qti-item-body')[0];
  const key = item.getAttribute('identifier') ?? '';
  const common = {
    key,
    ...Object.fromEntries(QTI_TEXTS.map((name) => [name, metadata.get(metadataName(name))])),
    ...Object.fromEntries(
      QTI_NUMBERS.map((name) => [
        name,
        metadata.has(metadataName(name)) ? Number(metadata.get(metadataName(name))) : undefined,
      ]),
    ),
    talk: readTalk(metadata.get(metadataName('talk'))),
    passage: section(body, 'passage'),
    img: figureOf(body),
    question: section(body, 'question'),
    explanation: feedback.get('explanation')?.html,
    hints: [1, 2, 3, 4].map((n) => feedback.get(`hint-${n}`)?.html),
  };
  const response = all(item, 'qti-response-declaration')[0];
  const correct = response ? textOf(all(response, 'qti-value')[0]) : undefined;
  if (body && all(body, 'qti-text-entry-interaction').length === 1) {
    const accepted = response ? all(response, 'qti-map-entry').map((entry) => entry.getAttribute('map-key') ?? '') : [];
    const slips = [...feedback].filter(([identifier]) => identifier.startsWith('slip-'));
    return {
      ...common,
      type: 'blank',
      answer: accepted.length > 0 ? accepted.join(',') : correct,
      common_wrong: slips.map(([, { title, html }]) => ({
        value: title.split(' ')[0],
        misconception: title.split(' ')[1],
        feedback: html,
      })),
    };
  }
  const choices = new Map(
    (body ? all(body, 'qti-simple-choice') : []).map((choice) => [
      choice.getAttribute('identifier') ?? '',
      inner(choice).trim(),
    ]),
  );
  const tagged = LETTERS.filter((letter) => feedback.has(`choice-${letter}`));
  return {
    ...common,
    type: 'choice',
    answer: correct,
    choices: Object.fromEntries(LETTERS.map((letter) => [letter, choices.get(letter)])),
    options: tagged.map((letter) => ({
      choice: letter,
      misconception: feedback.get(`choice-${letter}`)!.title,
      feedback: feedback.get(`choice-${letter}`)!.html,
    })),
  };
}

/** Reads the QTI 3 items of a file: choice interactions of four choices, and one text entry. */
export function readQti(text: string): ReadFile {
  const faults: LineFault[] = [];
  const note = (message: string, line = 1): void => void faults.push({ line, item: '', rule: 'qti', message });
  let document: Document | undefined;
  try {
    countElements(text);
    document = new DOMParser({
      onError: (_level, message, context: { locator?: { lineNumber?: number } }) =>
        note(message, context.locator?.lineNumber),
    }).parseFromString(text, 'text/xml');
  } catch (error) {
    if (faults.length === 0) note(error instanceof Error ? error.message : String(error));
  }
  // A warning is a fault too: an item that is guessed at is worse than one that is refused.
  if (!document || faults.length > 0) return { entries: [], faults };
  const items = all(document, 'qti-assessment-item');
  if (items.length === 0) return formatFault(1, 'qti', 'there is no qti-assessment-item in the file');
  return { entries: items.map((item) => ({ line: item.lineNumber ?? 1, value: toValue(item) })), faults: [] };
}
