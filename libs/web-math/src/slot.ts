import { escapeHtml } from '@aivy/typeset';
import styles from './math-text.module.css';

const named = (className: string | undefined): string => `class="${className ?? ''}"`;
const slot = (tex: string, display: boolean, content: string): string =>
  `<span data-tex="${escapeHtml(tex)}"${display ? ' data-tex-display=""' : ''}>${content}</span>`;

/** @param eye what's seen, which screen readers skip @param mathml what they read, which isn't seen */
export const slotHtml = (tex: string, display: boolean, eye: string, mathml: string): string =>
  slot(tex, display, `${eye}<span ${named(styles.alternative)}>${mathml}</span>`);

export const pieceClass = (display: boolean): string => (display ? styles.display : styles.inline) ?? '';

/** Drawings of a formula, between which a line may end. */
export const piecesHtml = (pieces: readonly string[], display: boolean): string =>
  pieces.map((piece) => `<span ${named(pieceClass(display))} aria-hidden="true">${piece}</span>`).join('<wbr>');

/** Where `Formulas` draws a formula. */
export const PLACE_HTML = '<span data-place="" aria-hidden="true"></span>';
export const PLACES = '[data-tex] > [data-place]';

/** The source of a faulty formula, marked as such, with what is wrong with it. */
export const faultyHtml = (tex: string, display: boolean, fault: string): string =>
  slot(tex, display, `<code ${named(styles.faulty)} title="${escapeHtml(fault)}">${escapeHtml(tex)}</code>`);
