import { parseHtml, plainToHtml } from '../html.js';
import type { MarkupContext } from '../markup/context.js';
import { flow, phrase } from '../markup/to-bank.js';
import { child, childrenOf, textOf, type Node, type Tag } from '../tree.js';

/** Moodle's formats of a text: HTML as it stands, plain text, and two in which lines and marks mean something. */
type Format = 'html' | 'plain_text' | 'moodle_auto_format' | 'markdown';

/** `$$ … $$` is a displayed formula for Moodle's filters; the bank writes `\[ … \]`. */
const withTex = (text: string): string => text.replace(/\$\$([^$]+)\$\$/g, '\\[$1\\]');

/** A text in one of Moodle's formats as nodes. */
export function nodesOf(text: string, format: string, context: MarkupContext, field: string): Node[] {
  const known = format as Format;
  if (known === 'markdown' && /[*_#`[\]]/.test(text)) context.lose(field, 'the marks of Markdown stand in the text');
  const isPlain = known === 'plain_text' || known === 'markdown';
  // Moodle's own format keeps the lines of a text that has no paragraphs, and takes HTML within it.
  const html = isPlain
    ? plainToHtml(text)
    : known === 'moodle_auto_format'
      ? text.trim().replace(/\r?\n/g, '<br>')
      : text;
  return parseHtml(withTex(html));
}

const formatOf = (tag: Tag): string => tag.attributes['format'] ?? 'html';

/** The text of an element of Moodle XML, such as `questiontext`, as paragraphs. */
export function paragraphs(tag: Tag | undefined, context: MarkupContext, field: string): string {
  const text = tag && child(tag, 'text');
  return text ? flow(nodesOf(textOf(text), formatOf(tag), context, field), context, field) : '';
}

/** The same without the element around a single paragraph. */
export function line(tag: Tag | undefined, context: MarkupContext, field: string): string {
  const text = tag && child(tag, 'text');
  return text ? phrase(nodesOf(textOf(text), formatOf(tag), context, field), context, field) : '';
}

/** Files within a question, by the address that its texts have for them. */
export function pluginFiles(question: Tag, all: readonly Tag[]): (address: string) => Uint8Array | undefined {
  const files = new Map(
    [question, ...all]
      .flatMap((tag) => childrenOf(tag, 'file'))
      .map(({ attributes, children }) => [
        `${attributes['path'] ?? '/'}${attributes['name'] ?? ''}`,
        children.map(textOf).join(''),
      ]),
  );
  return (address) => {
    const path = /^@@PLUGINFILE@@(\/.*)$/.exec(address.split('?')[0] ?? '')?.[1];
    if (path === undefined) return undefined;
    const data = files.get(path) ?? files.get(safeDecode(path));
    return data === undefined ? undefined : Buffer.from(data.trim(), 'base64');
  };
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
