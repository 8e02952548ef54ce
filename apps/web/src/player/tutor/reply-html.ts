import { escapeHtml } from '@aivy/typeset';

/**
 * What a reply of the tutor may hold: paragraphs, lists, **bold**, *italic*, `code` and TeX between \( \) or \[ \].
 * Everything else is text: HTML is escaped, links and images stay as they were typed.
 */

const TEX = /(\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\])/;
/** A step with its verdict, as the tutor's step check writes it. */
const STEP = /^([✓✗])\s+(.*)$/;
const BULLET = /^\s*[-*•]\s+(.*)$/;
const NUMBER = /^\s*\d{1,2}[.)]\s+(.*)$/;

const inlineText = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`\n]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*\n]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])\*([^*\s][^*\n]*?)\*(?=$|[\s).,;:!?])/g, '$1<em>$2</em>')
    .replace(/(^|[\s(])_([^_\s][^_\n]*?)_(?=$|[\s).,;:!?])/g, '$1<em>$2</em>');

/** A line of a reply as HTML. Formulas are left as they are, but for what would be markup. */
export const inlineHtml = (text: string): string =>
  text
    .split(TEX)
    .map((part, index) => (index % 2 === 1 ? escapeHtml(part) : inlineText(part)))
    .join('');

type Kind = 'ul' | 'ol' | 'steps' | 'p';

function kindOf(line: string): { kind: Kind; html: string } {
  const step = STEP.exec(line);
  if (step) {
    const [, sign, text] = step;
    const words = sign === '✓' ? 'checks out' : "doesn't check out";
    return {
      kind: 'steps',
      html: `<li data-holds="${sign === '✓'}"><span class="vh">${words}: </span>${inlineHtml(text!)}</li>`,
    };
  }
  const bullet = BULLET.exec(line);
  if (bullet) return { kind: 'ul', html: `<li>${inlineHtml(bullet[1]!)}</li>` };
  const number = NUMBER.exec(line);
  if (number) return { kind: 'ol', html: `<li>${inlineHtml(number[1]!)}</li>` };
  return { kind: 'p', html: inlineHtml(line.trim()) };
}

const wrapped = (kind: Kind, parts: readonly string[]): string => {
  if (kind === 'p') return `<p>${parts.join('<br>')}</p>`;
  return kind === 'steps' ? `<ul data-steps="true">${parts.join('')}</ul>` : `<${kind}>${parts.join('')}</${kind}>`;
};

/** Lines and characters beyond are cut: no reply is that long. */
const MOST_CHARACTERS = 12_000;

/** The blocks of a reply as HTML, each on its own, so that those that are there do not change while the next is written. */
export function replyBlocks(text: string): string[] {
  const blocks: string[] = [];
  let kind: Kind | null = null;
  let parts: string[] = [];
  const close = (): void => {
    if (kind !== null && parts.length > 0) blocks.push(wrapped(kind, parts));
    kind = null;
    parts = [];
  };
  for (const line of text.slice(0, MOST_CHARACTERS).split('\n')) {
    if (line.trim() === '') {
      close();
      continue;
    }
    const read = kindOf(line);
    if (read.kind !== kind) close();
    kind = read.kind;
    parts.push(read.html);
  }
  close();
  return blocks;
}

/** The last sentence of a reply: often what it asks. */
export const lastSentence = (text: string): string =>
  text
    .trim()
    .split(/\n+|(?<=[.!?]["')”’]*)\s+/)
    .at(-1) ?? '';

/** A reply that is still being written, without the marks at its end that are only half there. */
export function settledPart(text: string): string {
  const open = Math.max(text.lastIndexOf('\\('), text.lastIndexOf('\\['));
  const closed = Math.max(text.lastIndexOf('\\)'), text.lastIndexOf('\\]'));
  const whole = open > closed ? text.slice(0, open) : text;
  return ['**', '`']
    .reduce((part, mark) => (part.split(mark).length % 2 === 0 ? part.slice(0, part.lastIndexOf(mark)) : part), whole)
    .replace(/[\\*]$/, '');
}
