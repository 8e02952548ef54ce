import { SKILLS } from '@aivy/exam';
import type { BankItem } from '@aivy/item-bank';
import type { Fault } from '@aivy/item-bank/checks';
import { escapeHtml } from '@aivy/typeset';
import { card } from './card.js';
import { addressOf, filtered, type Filter } from './filter.js';

export interface PreviewContent {
  items: readonly BankItem[];
  from: string;
  /** By item key. */
  faults: ReadonlyMap<string, Fault[]>;
  /** Verdict of the second pass, by item key. */
  reviews: ReadonlyMap<string, string>;
}

const PER_PAGE = 20;

const select = (
  name: string,
  label: string,
  chosen: string,
  options: readonly (readonly [value: string, text: string])[],
): string =>
  `<label>${label}<select name="${name}"><option value="">all</option>${options.map(([value, text]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`).join('')}</select></label>`;

const same = (...values: string[]): [string, string][] => values.map((value) => [value, value]);

function form(filter: Filter): string {
  return `<form method="get" role="search">
${select('subject', 'Section', filter.subject, [
  ['english', 'Reading & Writing'],
  ['math', 'Math'],
])}
${select(
  'skill',
  'Skill',
  filter.skill,
  SKILLS.map(({ id, name }) => [String(id), `${id} ${name}`]),
)}
${select('band', 'Band', filter.band, same('easy', 'medium', 'hard'))}
${select('type', 'Type', filter.type, same('choice', 'blank'))}
${select('state', 'State', filter.state, same('draft', 'pretest', 'operational', 'quarantined', 'retired'))}
<label class="wide">Key or words<input name="text" value="${escapeHtml(filter.text)}"></label>
<label class="tick"><input type="checkbox" name="faulty" value="1"${filter.faulty ? ' checked' : ''}> with faults only</label>
<button>Show</button></form>`;
}

function pager(filter: Filter, pages: number): string {
  if (pages < 2) return '';
  const link = (page: number, text: string, rel: string): string =>
    page < 1 || page > pages
      ? `<span>${text}</span>`
      : `<a rel="${rel}" href="${escapeHtml(addressOf(filter, { page }))}">${text}</a>`;
  return `<nav class="pager" aria-label="Pages">${link(filter.page - 1, '‹ Previous', 'prev')}<span>Page ${filter.page} of ${pages}</span>${link(filter.page + 1, 'Next ›', 'next')}</nav>`;
}

/** The whole page for a filter. */
export function page({ items, from, faults, reviews }: PreviewContent, filter: Filter): string {
  const found = filtered(items, filter, faults);
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const at = { ...filter, page: Math.min(filter.page, pages) };
  const shown = found.slice((at.page - 1) * PER_PAGE, at.page * PER_PAGE);
  const faulty = [...faults.values()].filter((list) => list.length > 0).length;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Aivy item bank</title><link rel="stylesheet" href="/style.css"></head>
<body><header class="top"><h1>Item bank</h1><p>${items.length} items: ${escapeHtml(from)}, and what waits for its release; ${faulty === 0 ? 'none has a fault' : `${faulty} with faults`}.</p>${form(filter)}</header>
<main><p class="count" role="status">${found.length} ${found.length === 1 ? 'item' : 'items'}</p>${shown.map((item) => card(item, faults.get(item.key) ?? [], reviews.get(item.key))).join('\n')}${found.length === 0 ? '<p class="empty">No item is like that. Widen the filter.</p>' : ''}${pager(at, pages)}</main></body></html>`;
}
