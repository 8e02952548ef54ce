import { escapeHtml } from './escape-html.js';
import { hasTex } from './has-tex.js';
import { splitTex } from './split-tex.js';

/** A tag as serialisers write it, or the text up to the next one. */
const TAG_OR_TEXT = /<(?:"[^"]*"|[^">])*>|[^<]+/g;
const SVG = /^<(\/?)svg[\s>]/;
const ENTITY = /&(lt|gt|amp|quot|nbsp|#39);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
};

const decode = (text: string): string => text.replace(ENTITY, (_whole, name: string) => CHARACTERS[name] ?? '');

/**
 * HTML with something in the place of each of its formulas. One with text right beside it is kept on its line by an
 * element around both. Formulas in the text of a figure stay as they are: HTML may not stand there.
 * @param html as a serialiser writes it: `<`, `>` and `&` of the text as entities
 * @param write HTML for a formula, whose TeX it gets without delimiters and entities
 */
export function replaceTex(html: string, write: (tex: string, display: boolean) => string): string {
  if (!hasTex(html)) return html;
  let figures = 0;
  return html.replace(TAG_OR_TEXT, (token) => {
    if (token.startsWith('<')) {
      const svg = SVG.exec(token);
      if (svg && !token.endsWith('/>')) figures += svg[1] === '' ? 1 : -1;
      return token;
    }
    return figures > 0 || !hasTex(token) ? token : replaceInText(token, write);
  });
}

const replaceInText = (text: string, write: (tex: string, display: boolean) => string): string =>
  splitTex(decode(text))
    .map((part) => {
      if (part.kind === 'text') return escapeHtml(part.text);
      const formula = write(part.tex, part.display);
      return part.head + part.tail === ''
        ? formula
        : `<span data-tex-line="">${escapeHtml(part.head)}${formula}${escapeHtml(part.tail)}</span>`;
    })
    .join('');
