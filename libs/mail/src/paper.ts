import { escapeHtml } from '@aivy/typeset';

/** An email without its address. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

interface Block {
  text: string;
  /** Turns the whole block into a link. */
  url?: string;
  /** The part of the text that's in bold. */
  strong?: string;
}

/** As wide as a letter, in the reader's own font. */
const PAPER = 'max-width:36em;font:16px/1.5 system-ui,sans-serif';

function paragraph({ text, url, strong }: Block): string {
  if (url !== undefined) return `<p><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`;
  const html = escapeHtml(text).replaceAll('\n', '<br>');
  return `<p>${strong === undefined ? html : html.replace(strong, `<strong>${strong}</strong>`)}</p>`;
}

/** Writes the same words twice: as plain text, and as HTML without pictures or outside styles. */
export const written = (subject: string, blocks: readonly Block[]): MailText => ({
  subject,
  text: `${blocks.map(({ text, url }) => (url ? `${text}: ${url}` : text)).join('\n\n')}\n`,
  html: `<div lang="en" style="${PAPER}">${blocks.map(paragraph).join('')}</div>`,
});
