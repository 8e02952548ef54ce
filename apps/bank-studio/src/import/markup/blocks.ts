import { isTag, type Node, type Tag } from '../tree.js';
import type { MarkupContext } from './context.js';
import { flow, phrase } from './to-bank.js';

const BLOCKS = new Set(['ul', 'ol', 'menu', 'blockquote', 'table']);

/** Lists, quotations and tables: what the bank has as blocks of their own. */
export const isBlock = (name: string): boolean => BLOCKS.has(name);

const isBlankText = (node: Node): boolean => !isTag(node) && node.trim() === '';

function listOf(tag: Tag, context: MarkupContext, field: string): string {
  const entries = tag.children
    .filter((node) => !isBlankText(node))
    .map((node) => phrase(isTag(node) && node.name === 'li' ? node.children : [node], context, field));
  const name = tag.name === 'ol' ? 'ol' : 'ul';
  return entries.length === 0 ? '' : `<${name}>${entries.map((html) => `<li>${html}</li>`).join('')}</${name}>`;
}

function cellOf(cell: Tag, context: MarkupContext, field: string): string {
  if ([cell.attributes['colspan'], cell.attributes['rowspan']].some((span) => Number(span ?? 1) > 1))
    context.lose(field, 'a cell of the table spans several rows or columns');
  const scope = cell.attributes['scope'];
  const attribute = cell.name === 'th' && (scope === 'row' || scope === 'col') ? ` scope="${scope}"` : '';
  return `<${cell.name}${attribute}>${phrase(cell.children, context, field)}</${cell.name}>`;
}

const rowOf = (row: Tag, context: MarkupContext, field: string): string =>
  `<tr>${row.children
    .filter((node): node is Tag => isTag(node) && (node.name === 'td' || node.name === 'th'))
    .map((cell) => cellOf(cell, context, field))
    .join('')}</tr>`;

const rowsOf = (tag: Tag): Tag[] =>
  tag.children
    .filter(isTag)
    .flatMap((each) => (each.name === 'tr' ? [each] : each.name === 'thead' ? [] : rowsOf(each)));

function tableOf(tag: Tag, context: MarkupContext, field: string): string {
  const children = tag.children.filter(isTag);
  const caption = children.find(({ name }) => name === 'caption');
  const head = children.filter(({ name }) => name === 'thead').flatMap(rowsOf);
  const body = rowsOf({ ...tag, children: children.filter(({ name }) => name !== 'thead' && name !== 'caption') });
  const part = (name: string, rows: readonly Tag[]): string =>
    rows.length === 0 ? '' : `<${name}>${rows.map((row) => rowOf(row, context, field)).join('')}</${name}>`;
  const title = caption ? `<caption>${phrase(caption.children, context, field)}</caption>` : '';
  return `<table>${title}${part('thead', head)}${part('tbody', body)}</table>`;
}

/** A block in the markup of the bank. */
export function blockOf(tag: Tag, context: MarkupContext, field: string): string {
  if (tag.name === 'table') return tableOf(tag, context, field);
  if (tag.name === 'blockquote') {
    const html = flow(tag.children, context, field);
    return html === '' ? '' : `<blockquote>${html}</blockquote>`;
  }
  return listOf(tag, context, field);
}
