import { mathWords } from './speech/math-words';

/**
 * Names the headers of tables that hold formulas, in words: browsers leave MathML out of a name, so each cell under "x"
 * would be announced as under nothing. Labels change no text: places in it, such as those of highlights, stay.
 * @param html with its formulas drawn
 */
export function withHeaderNames(html: string): string {
  if (!html.includes('<th') || !html.includes('<math')) return html;
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  for (const header of content.querySelectorAll('th')) {
    if (!header.querySelector('math') || header.hasAttribute('aria-label')) continue;
    header.setAttribute('aria-label', wordsOf(header));
  }
  const holder = document.createElement('div');
  holder.append(content);
  return holder.innerHTML;
}

function wordsOf(header: Element): string {
  const said = header.cloneNode(true) as Element;
  for (const formula of said.querySelectorAll('[data-tex]')) {
    const math = formula.querySelector('math');
    if (math) formula.replaceWith(` ${mathWords(math)} `);
  }
  return said.textContent.replace(/\s+/g, ' ').trim();
}
