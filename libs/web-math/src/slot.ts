import { escapeHtml } from '@aivy/typeset';
import styles from './math-text.module.css';

const named = (className: string | undefined): string => `class="${className ?? ''}"`;
const slot = (tex: string, display: boolean, content: string): string =>
  `<span data-tex="${escapeHtml(tex)}"${display ? ' data-tex-display=""' : ''}>${content}</span>`;

/** A formula on the page: pictures that readers skip, between which a line may end, and MathML that the eye does not see. */
export function slotHtml(tex: string, display: boolean, pieces: readonly string[], mathml: string): string {
  const eye = pieces.map(
    (piece) => `<span ${named(display ? styles.display : styles.inline)} aria-hidden="true">${piece}</span>`,
  );
  return slot(tex, display, `${eye.join('<wbr>')}<span ${named(styles.alternative)}>${mathml}</span>`);
}

/** The source of a faulty formula, marked as such, with what is wrong with it. */
export const faultyHtml = (tex: string, display: boolean, fault: string): string =>
  slot(tex, display, `<code ${named(styles.faulty)} title="${escapeHtml(fault)}">${escapeHtml(tex)}</code>`);
