import { escapeText } from '../html.js';
import { own } from '../own.js';
import { isTag, textOf, type Node, type Tag } from '../tree.js';
import type { MarkupContext } from './context.js';
import { texOf } from './mathml.js';
import { svgOf } from './svg.js';
import { blockOf, isBlock } from './blocks.js';

/** A stretch of the text: running text, the end of a paragraph, or a block that stands for itself. */
export type Piece = { kind: 'inline' | 'block'; html: string } | { kind: 'break' };

/** Inline elements of the bank, by the name that other makers use for them. */
const INLINE: Readonly<Record<string, string>> = {
  em: 'em',
  i: 'em',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  strong: 'strong',
  b: 'strong',
  u: 'u',
  ins: 'u',
  sub: 'sub',
  sup: 'sup',
};
/** Blocks that become paragraphs of their own, or are opened when they hold others. */
const PARAGRAPHS = new Set(
  'p div section article aside header footer main figure figcaption center address dl dt dd pre fieldset details summary nav form hgroup qti-content-body qti-stimulus-body qti-prompt qti-rubric-block'.split(
    ' ',
  ),
);
const HEADINGS = /^h[1-6]$/;
/** What shows nothing: left out without a word. */
const SILENT = new Set(
  'script style link meta title head template noscript base colgroup col qti-stylesheet qti-catalog-info source track param'.split(
    ' ',
  ),
);
/** What a student would see, hear or use, and a draft cannot hold. */
const MEDIA: Readonly<Record<string, string>> = {
  audio: 'a sound',
  video: 'a video',
  iframe: 'an embedded page',
  embed: 'an embedded medium',
  applet: 'a program',
  canvas: 'a canvas',
  input: 'an input field',
  textarea: 'an input field',
  select: 'a menu',
  button: 'a button',
  include: 'a text of another file',
};

/** Files that a text refers to and cannot be read without. */
const LINKED_FILE = /^@@PLUGINFILE@@|\.(?:mp3|ogg|wav|m4a|mp4|webm|mov|pdf|docx?|xlsx?|pptx?)(?:[?#]|$)/i;

const inline = (html: string): Piece => ({ kind: 'inline', html });
const BREAK: Piece = { kind: 'break' };

/** Neighbours of running text as one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const list: Piece[] = [];
  // Gathered and joined once: sewn on one by one, a text of many pieces would be copied as often.
  let run: string[] = [];
  const close = (): void => {
    if (run.length > 0) list.push(inline(run.join('').replace(/ {2,}/g, ' ')));
    run = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'inline') run.push(piece.html);
    else {
      close();
      list.push(piece);
    }
  }
  close();
  return list;
}

const isBlank = (html: string): boolean => html.replace(/\u00a0/g, ' ').trim() === '';

/** Puts every stretch of running text into an element, which no paragraph may stand in. */
const wrapped = (pieces: readonly Piece[], name: string): Piece[] =>
  joined(pieces).map((piece) =>
    piece.kind === 'inline' && !isBlank(piece.html) ? inline(`<${name}>${piece.html}</${name}>`) : piece,
  );

function imageOf(tag: Tag, address: string, context: MarkupContext, field: string): Piece[] {
  const alt = (tag.attributes['alt'] ?? textOf(tag)).replace(/\s+/g, ' ').trim();
  const taken = tag.name === 'svg' ? context.images.draw(address) : context.images.take(address);
  if ('reason' in taken) {
    context.lose(field, taken.reason);
    return alt === '' ? [] : [inline(escapeText(alt))];
  }
  // Closed by its own tag, as the bank's checks want every element.
  return [inline(`<img src="image:${taken.id}" alt="${escapeText(alt).replaceAll('"', '&quot;')}"></img>`)];
}

function mathOf(tag: Tag, context: MarkupContext, field: string): Piece[] {
  const tex = texOf(tag);
  if ('reason' in tex) {
    context.lose(field, `a formula has no TeX: ${tex.reason}`);
    return [inline(escapeText(textOf(tag)))];
  }
  const [open, close] = tag.attributes['display'] === 'block' ? ['\\[', '\\]'] : ['\\(', '\\)'];
  return tex.tex === '' ? [] : [inline(`${open}${escapeText(tex.tex)}${close}`)];
}

function piecesOfTag(tag: Tag, context: MarkupContext, field: string): Piece[] {
  const { name, attributes } = tag;
  const inner = (): Piece[] => tag.children.flatMap((child) => piecesOf(child, context, field));
  if (SILENT.has(name)) return [];
  if (name === 'br' || name === 'hr') return [BREAK];
  if (name === 'math') return mathOf(tag, context, field);
  if (name === 'img') return imageOf(tag, attributes['src'] ?? '', context, field);
  if (name === 'svg') return imageOf(tag, svgOf(tag) ?? '', context, field);
  if (name === 'object' && /^image\//i.test(attributes['type'] ?? 'image/?'))
    return imageOf(tag, attributes['data'] ?? '', context, field);
  const medium = own(MEDIA, name) ?? (name === 'object' ? 'an embedded medium' : undefined);
  if (medium !== undefined) {
    context.lose(field, `${medium} is left out`);
    return [];
  }
  if (name === 'a' && LINKED_FILE.test(attributes['href'] ?? '')) context.lose(field, 'a linked file is left out');
  if (isBlock(name)) return [{ kind: 'block', html: blockOf(tag, context, field) }];
  if (HEADINGS.test(name)) return [BREAK, ...wrapped(inner(), 'strong'), BREAK];
  if (PARAGRAPHS.has(name)) return [BREAK, ...inner(), BREAK];
  if (name === 'q') return [inline('“'), ...inner(), inline('”')];
  if (name === 's' || name === 'del' || name === 'strike')
    context.lose(field, 'text that was struck out stands as usual');
  const known = own(INLINE, name);
  return known === undefined ? inner() : wrapped(inner(), known);
}

function piecesOf(node: Node, context: MarkupContext, field: string): Piece[] {
  return isTag(node) ? piecesOfTag(node, context, field) : [inline(escapeText(node.replace(/[ \t\r\n]+/g, ' ')))];
}

const SPACE = /[ \u00a0]/;

/** Without the spaces at both ends. A pattern for those at the end would be tried at every space within. */
function trimmed(html: string): string {
  let [from, to] = [0, html.length];
  while (from < to && SPACE.test(html[from]!)) from += 1;
  while (to > from && SPACE.test(html[to - 1]!)) to -= 1;
  return html.slice(from, to);
}

/** Running text as paragraphs, blocks as they are. */
export function flow(nodes: readonly Node[], context: MarkupContext, field: string): string {
  return joined(nodes.flatMap((node) => piecesOf(node, context, field)))
    .map((piece) => {
      if (piece.kind === 'break') return '';
      if (piece.kind === 'block') return piece.html;
      return isBlank(piece.html) ? '' : `<p>${trimmed(piece.html)}</p>`;
    })
    .join('');
}

/** As `flow`, but a single paragraph without its element: a choice, a cell, an entry of a list. */
export function phrase(nodes: readonly Node[], context: MarkupContext, field: string): string {
  const pieces = joined(nodes.flatMap((node) => piecesOf(node, context, field))).filter(
    (piece) => piece.kind !== 'break' && !(piece.kind === 'inline' && isBlank(piece.html)),
  );
  const [only] = pieces;
  return pieces.length === 1 && only?.kind === 'inline' ? trimmed(only.html) : flow(nodes, context, field);
}
