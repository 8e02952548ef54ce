import { escapeHtml } from '@aivy/typeset';
import { renderMath } from '@aivy/item-bank/typeset';
import { keptMarkup, TEXT_MARKUP } from '../drafts/index.js';

/** What is typed is shown as far as it is markup of the bank; a formula that cannot be drawn is shown as it is written. */
export function safeHtml(html: string, imageAddress: (id: string) => string): string {
  const kept = keptMarkup(html, TEXT_MARKUP).replace(
    /<img src="image:([a-z0-9-]+)"/g,
    (_whole, id: string) => `<img src="${escapeHtml(imageAddress(id))}"`,
  );
  try {
    return renderMath(kept);
  } catch (error) {
    // Whoever draws formulas in it again must not come upon this one.
    return `${kept.replace(/\\(?=[([])/g, '&#92;')}<p class="flaw">${escapeHtml(`A formula cannot be drawn: ${error instanceof Error ? error.message : String(error)}`)}</p>`;
  }
}
