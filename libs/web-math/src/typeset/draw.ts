import { readTypeset, replaceTex, type Typesettings } from '@aivy/typeset';
import { drawTypesetting } from '@aivy/typeset/draw';
import styles from '../math-text.module.css';
import { sanitizeHtml } from '../sanitize';
import { piecesHtml, slotHtml } from '../slot';

/** Entries kept, one for a question: a Math module with its neighbours. */
const CAPACITY = 100;
interface Known {
  typesettings: Typesettings;
  drawn: Map<string, string | null>;
}
const known = new Map<string, Known>();
const INK = { ink: styles.ink ?? '', bars: styles.bars ?? '' };

function knownOf(typeset: string): Known {
  const before = known.get(typeset);
  if (before) return before;
  const next: Known = { typesettings: readTypeset(typeset), drawn: new Map() };
  if (known.size >= CAPACITY) known.delete(known.keys().next().value ?? '');
  known.set(typeset, next);
  return next;
}

/** Safe HTML of a text, with its formulas as they were set at release; null when one of them was not. */
export function draw(html: string, typeset = ''): string | null {
  const { typesettings, drawn } = knownOf(typeset);
  const before = drawn.get(html);
  if (before !== undefined) return before;
  let whole = true;
  const content = replaceTex(sanitizeHtml(html), (tex, display) => {
    const typesetting = typesettings.get(tex, display);
    const pieces = typesetting && drawTypesetting(typesetting, INK);
    if (pieces) return slotHtml(tex, display, piecesHtml(pieces, display), typesetting.mathml);
    whole = false;
    return '';
  });
  drawn.set(html, whole ? content : null);
  return whole ? content : null;
}
