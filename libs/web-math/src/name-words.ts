import { mathWords } from './speech/math-words';
import styles from './math-text.module.css';

/**
 * Formulas in words, for HTML that names what it stands in: browsers leave MathML out of the name of a button, so a
 * choice that is a formula would be announced as its letter alone. The MathML stays for whoever looks for it.
 * @param html with its formulas drawn
 */
export function withNameWords(html: string): string {
  if (!html.includes('<math')) return html;
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  for (const math of content.querySelectorAll('[data-tex] math')) {
    const words = Object.assign(document.createElement('span'), { className: styles.alternative ?? '' });
    words.textContent = ` ${mathWords(math)} `;
    math.closest('[data-tex]')?.append(words);
    math.parentElement?.setAttribute('aria-hidden', 'true');
  }
  const holder = document.createElement('div');
  holder.append(content);
  return holder.innerHTML;
}
