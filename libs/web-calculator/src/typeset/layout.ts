import { scan, type Piece } from '../engine/tokens.js';
import type { Box, Row, TextLook } from './boxes.js';

const GLYPHS: Readonly<Record<string, string>> = {
  '-': '−',
  '*': '·',
  '<=': '≤',
  '>=': '≥',
  '~': '∼',
  pi: 'π',
  tau: 'τ',
};
const RELATIONS = new Set(['=', '<', '>', '<=', '>=', '~']);
const OPERATORS = new Set(['+', '-', '*', 'of']);
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '|': '|' };
const ROOTS: Readonly<Record<string, string | null>> = { sqrt: null, cbrt: '3', nthroot: '' };

const isSymbol = (piece: Piece | undefined, ...texts: string[]): boolean =>
  piece?.kind === 'symbol' && texts.includes(piece.text);

/**
 * Sets a line as it is written on paper, however far it is typed. The rules of what belongs to what are the parser's;
 * a property test holds that the picture means what the line means.
 */
class Typesetter {
  #at = 0;

  constructor(
    private readonly line: string,
    private readonly pieces: readonly Piece[],
  ) {}

  whole(): Row {
    const boxes = this.#sequence(null);
    return { from: 0, to: this.line.length, boxes };
  }

  /** Boxes up to a closing symbol. A closing one that nothing has opened is shown where it stands. */
  #sequence(end: string | null): Box[] {
    const boxes: Box[] = [];
    for (let piece = this.#peek(); piece; piece = this.#peek()) {
      if (isSymbol(piece, '|') && end === '|' && endsOperand(boxes)) break;
      if (isSymbol(piece, ')', ']', '}')) {
        // What closes something further out ends this, too.
        if (end !== null) break;
        boxes.push(this.#text(piece, 'unknown'));
      } else if (isSymbol(piece, '/')) boxes.push(this.#fraction(boxes));
      else if (isSymbol(piece, '^')) boxes.push(this.#power());
      else boxes.push(...this.#operand());
    }
    return boxes;
  }

  /** One operand, with its arguments where it is a function; or an operator, which is an operand of the picture. */
  #operand(): Box[] {
    const piece = this.#peek()!;
    if (piece.kind === 'function' && piece.text in ROOTS) return [this.#root(piece)];
    if (piece.kind === 'function') return this.#word(piece);
    if (piece.kind === 'name') return this.#letter(piece);
    if (isSymbol(piece, '(', '[', '{', '|')) return [this.#fence(piece)];
    return [this.#text(piece, lookOf(piece))];
  }

  #word(piece: Piece): Box[] {
    const boxes: Box[] = [this.#text(piece, 'word')];
    if (isSymbol(this.#peek(), '_')) {
      const below = this.#take();
      const base = this.#peek();
      const has = base && base.from === below.to && (base.kind === 'number' || base.kind === 'name');
      const inside = has ? [this.#text(base, lookOf(base))] : [];
      const to = inside[0]?.to ?? below.to;
      boxes.push({ kind: 'index', from: below.from, to, row: { from: below.to, to, boxes: inside } });
    }
    // sin^2 x: before what it is of.
    if (isSymbol(this.#peek(), '^')) boxes.push(this.#power());
    return boxes;
  }

  #letter(piece: Piece): Box[] {
    this.#at += 1;
    const typed = this.line.slice(piece.from, piece.to);
    const [, letter = typed, below = ''] = /^([a-z])_?(.+)$/i.exec(piece.text.includes('_') ? typed : '') ?? [];
    const whole = { from: piece.from, to: piece.to };
    if (below === '') return [{ kind: 'text', ...whole, text: GLYPHS[piece.text] ?? typed, look: 'letter' }];
    const start = piece.to - below.length;
    const index: Box = { kind: 'text', from: start, to: piece.to, text: below, look: 'number' };
    return [
      { kind: 'text', from: piece.from, to: piece.from + 1, text: letter, look: 'letter' },
      { kind: 'index', from: piece.from + 1, to: piece.to, row: { from: start, to: piece.to, boxes: [index] } },
    ];
  }

  #fence(piece: Piece): Box {
    this.#at += 1;
    const close = CLOSING[piece.text]!;
    const boxes = this.#sequence(close);
    const end = this.#peek();
    const closed = isSymbol(end, close) ? this.#take() : null;
    const to = closed?.from ?? this.#end();
    const row = { from: piece.to, to: Math.max(piece.to, to), boxes };
    return { kind: 'fence', from: piece.from, to: closed?.to ?? row.to, open: piece.text, close: closed && close, row };
  }

  #root(piece: Piece): Box {
    this.#at += 1;
    const degree = ROOTS[piece.text]!;
    if (!isSymbol(this.#peek(), '(')) {
      const row = this.#argument(piece.to);
      return { kind: 'root', from: piece.from, to: row.to, row, degree: degree || null };
    }
    const fence = this.#fence(this.#peek()!);
    const row = unveiled(fence, piece.from);
    const comma = row.boxes.findIndex((box) => box.kind === 'text' && box.text === ',');
    if (comma < 0) return { kind: 'root', from: piece.from, to: fence.to, row, degree: degree || null };
    // nthroot(8, 3): the second is the degree.
    const mark = row.boxes[comma]!;
    const of = { ...row, to: mark.from, boxes: row.boxes.slice(0, comma) };
    const below = { from: mark.to, to: row.to, boxes: row.boxes.slice(comma + 1) };
    return { kind: 'root', from: piece.from, to: fence.to, row: of, degree: below };
  }

  /** What a function without parentheses is of: the product that follows, as sin 2x. */
  #argument(from: number): Row {
    const row = this.#tight(from);
    const boxes = [...row.boxes];
    for (let piece = this.#peek(); piece && piece.kind !== 'function' && beginsOperand(piece); piece = this.#peek())
      boxes.push(...this.#tight(piece.from, false).boxes);
    return { ...row, to: Math.max(row.to, boxes.at(-1)?.to ?? from), boxes };
  }

  /** A fraction takes the product before it, up to a sign, and what follows as far as the parser would. */
  #fraction(before: Box[]): Box {
    const slash = this.#take();
    let first = before.length;
    if (before[first - 1]?.kind === 'fraction') first -= 1;
    else while (first > 0 && isOperandBox(before[first - 1]!)) first -= 1;
    const taken = before.splice(first);
    const [only] = taken;
    const bare = taken.length === 1 && only!.kind === 'fence' && only!.open === '(' && !hasComma(only!.row);
    const top: Row = bare
      ? unveiled(only!)
      : { from: only?.from ?? slash.from, to: taken.at(-1)?.to ?? slash.from, boxes: taken };
    const bottom = this.#tight(slash.to);
    return { kind: 'fraction', from: only?.from ?? slash.from, to: Math.max(slash.to, veiledEnd(bottom)), top, bottom };
  }

  #power(): Box {
    const caret = this.#take();
    const row = this.#tight(caret.to);
    return { kind: 'power', from: caret.from, to: Math.max(caret.to, veiledEnd(row)), row };
  }

  /** Signs, an operand, and what binds as tightly as a power: what stands in an exponent or below a line. */
  #tight(from: number, veil = true): Row {
    const boxes: Box[] = [];
    while (isSymbol(this.#peek(), '-', '+')) boxes.push(this.#text(this.#peek()!, 'operator'));
    const piece = this.#peek();
    if (!piece || !beginsOperand(piece)) return { from, to: boxes.at(-1)?.to ?? from, boxes };
    const operand = this.#operand();
    boxes.push(...operand);
    if (piece.kind === 'function' && !(piece.text in ROOTS)) boxes.push(...this.#ofFunction());
    for (let next = this.#peek(); isSymbol(next, '!', '%', '^'); next = this.#peek())
      boxes.push(isSymbol(next, '^') ? this.#power() : this.#text(next!, 'mark'));
    const [only] = boxes;
    if (veil && boxes.length === 1 && only!.kind === 'fence' && only!.open === '(' && !hasComma(only!.row))
      return unveiled(only!);
    return { from: Math.min(from, only!.from), to: boxes.at(-1)!.to, boxes };
  }

  #ofFunction(): readonly Box[] {
    const piece = this.#peek();
    if (!piece) return [];
    return isSymbol(piece, '(') ? [this.#fence(piece)] : this.#argument(piece.from).boxes;
  }

  #text(piece: Piece, look: TextLook): Box {
    this.#at += 1;
    const typed = this.line.slice(piece.from, piece.to);
    const text = piece.kind === 'function' ? typed : (GLYPHS[piece.text] ?? (look === 'number' ? piece.text : typed));
    return { kind: 'text', from: piece.from, to: piece.to, text, look };
  }

  #peek(): Piece | undefined {
    return this.pieces[this.#at];
  }

  #take(): Piece {
    const piece = this.pieces[this.#at]!;
    this.#at += 1;
    return piece;
  }

  /** Where what was read last ends. */
  #end(): number {
    return this.#at >= this.pieces.length ? this.line.length : (this.pieces[this.#at - 1]?.to ?? 0);
  }
}

const hasComma = ({ boxes }: Row): boolean => boxes.some((box) => box.kind === 'text' && box.text === ',');

/** What stands between parentheses, without them. @param from where what is not shown begins, if before them */
function unveiled(fence: Box, from = fence.from): Row {
  if (fence.kind !== 'fence') throw new TypeError('only parentheses can be left out');
  const { row, close, to } = fence;
  return { ...row, veiled: { open: [from, row.from], close: close === null ? null : [row.to, to] } };
}

/** Where a row ends with the parentheses that are not shown. */
const veiledEnd = ({ to, veiled }: Row): number => veiled?.close?.[1] ?? to;

function lookOf(piece: Piece): TextLook {
  if (piece.kind === 'number') return 'number';
  if (piece.kind === 'name') return 'letter';
  if (piece.kind !== 'symbol') return 'unknown';
  if (RELATIONS.has(piece.text)) return 'relation';
  return OPERATORS.has(piece.text) ? 'operator' : 'mark';
}

const beginsOperand = (piece: Piece): boolean =>
  piece.kind === 'number' || piece.kind === 'name' || piece.kind === 'function' || isSymbol(piece, '(', '[', '{', '|');

/** Does a box belong to the product that a fraction takes? */
const isOperandBox = (box: Box): boolean =>
  box.kind === 'text'
    ? box.look === 'number' || box.look === 'letter' || box.look === 'word' || box.text === '!' || box.text === '%'
    : box.kind !== 'fraction';

/** Does a sequence end with something that a bar can close? */
const endsOperand = (boxes: readonly Box[]): boolean => {
  const last = boxes.at(-1);
  return last !== undefined && (last.kind !== 'text' || (isOperandBox(last) && last.look !== 'word'));
};

/** The picture of a line. */
export const layOut = (line: string): Row => new Typesetter(line, scan(line)).whole();
