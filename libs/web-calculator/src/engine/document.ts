import { CalculatorError, MissingName, namesIn, sidesOf, type Line, type Node } from './ast.js';
import { compile, type Formula } from './compile.js';
import { Evaluator, isPoint, isPointList, type Point, type Value } from './evaluate.js';
import { fitOnce } from './fits.js';
import { CONSTANTS, type AngleUnit } from './functions.js';
import { definedFunctions, functionHead, isName, missingIn, PLANE, turns } from './heads.js';
import { parseLine } from './parser.js';
import type { FittedModel } from './model.js';
import { regionOf, type Link, type Region } from './regions.js';
import { Scope } from './scope.js';

/** A line of the student's, or a table; ids stay when lines move. */
export type Entry =
  | { id: number; kind: 'expression'; text: string }
  | { id: number; kind: 'table'; columns: readonly { name: string; cells: readonly string[] }[] };

/** What a line turned out to be; `angles` where degrees or radians make a difference. */
export type Meaning = { angles?: true } & (
  | { kind: 'empty' }
  /** `missing`: letters without a value, which sliders could give them. */
  | { kind: 'error'; message: string; missing?: readonly string[] }
  | { kind: 'value'; value: Value }
  /** `a = 3`: a plain number can be slid. */
  | { kind: 'variable'; name: string; value: Value; slides: boolean }
  | {
      kind: 'curve';
      over: 'x' | 'y';
      formula: Formula;
      /** The function's name when it was defined with one. */ name?: string;
    }
  | { kind: 'implicit'; formula: Formula }
  | ({ kind: 'region' } & Region)
  | { kind: 'points'; points: readonly Point[] }
  /** `residuals` is the name under which other lines can use them. */
  | { kind: 'fit'; model: FittedModel; formula: Formula | null; residuals: string }
);

interface Read {
  id: number;
  line: Line | null;
  error: string | null;
}

/** Works out a whole document: each line may use what any other line defines, in any order. */
export function readDocument(entries: readonly Entry[], unit: AngleUnit): Map<number, Meaning> {
  const functions = definedFunctions(entries);
  const scope = new Scope();
  const meanings = new Map<number, Meaning>();
  const reads = entries.flatMap((entry): Read[] => {
    if (entry.kind === 'table') return [];
    if (entry.text.trim() === '') return [{ id: entry.id, line: null, error: null }];
    try {
      return [{ id: entry.id, line: parseLine(entry.text, functions), error: null }];
    } catch (error) {
      return [{ id: entry.id, line: null, error: messageOf(error) }];
    }
  });
  for (const { line } of reads) if (line) define(scope, line, functions);
  for (const entry of entries)
    if (entry.kind === 'table') meanings.set(entry.id, readTable(entry.columns, scope, unit));
  const said = (id: number, line: Line, meaning: () => Meaning): void => {
    try {
      meanings.set(id, { ...meaning(), ...(turns(line, scope) ? { angles: true as const } : {}) });
    } catch (fault) {
      const missing = fault instanceof MissingName ? { missing: missingIn(line, scope, functions) } : {};
      meanings.set(id, { kind: 'error', message: messageOf(fault), ...missing });
    }
  };
  // Fits before the rest, which may use the letters that they find.
  let fits = 0;
  const found: (readonly [name: string, value: Node])[] = [];
  for (const { id, line } of reads) {
    const right = line?.relation?.op === '~' ? line.relation.right : null;
    if (!line || !right) continue;
    said(id, line, () => {
      fits += 1;
      const meaning = fit(line.left, right, scope, unit, `e_${fits}`);
      const { parameters, residuals } = meaning.model;
      for (const [name, value] of Object.entries(parameters)) found.push([name, { kind: 'number', value }]);
      found.push([meaning.residuals, listNode(residuals)]);
      return meaning;
    });
  }
  for (const [name, value] of found) if (!scope.variable(name)) scope.define(name, value);
  for (const { id, line, error } of reads) {
    if (!line) meanings.set(id, error === null ? { kind: 'empty' } : { kind: 'error', message: error });
    else if (line.relation?.op !== '~') said(id, line, () => meaningOf(line, scope, functions, unit));
  }
  return meanings;
}

const listNode = (values: readonly number[]): Node => ({
  kind: 'list',
  items: values.map((value) => ({ kind: 'number', value })),
});

function messageOf(error: unknown): string {
  if (error instanceof CalculatorError) return error.message;
  // A definition in a circle can also be too deep for the machine.
  if (error instanceof RangeError) return 'This is too deep to be worked out';
  throw error;
}

function define(scope: Scope, { left, relation }: Line, functions: ReadonlySet<string>): void {
  if (relation?.op !== '=') return;
  const head = functionHead(left, functions);
  if (head && !scope.definition(head.name))
    scope.defineFunction(head.name, { parameter: head.parameter, body: relation.right });
  else if (isName(left) && !PLANE.has(left.name) && !(left.name in CONSTANTS) && !scope.variable(left.name))
    scope.define(left.name, relation.right);
}

/** Numbers as other programs and books write them: 1.2E-05, 1,234.5 and 3 1/2. Null for what is none of these. */
function copiedNumber(text: string): number | null {
  const plain = text.trim().replace('−', '-');
  if (/^[+-]?(\d+\.?\d*|\.\d+)e[+-]?\d+$/i.test(plain)) return Number(plain);
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  const [, sign, whole, top, bottom] = /^([+-]?)(\d+)\s+(\d+)\/(\d+)$/.exec(plain) ?? [];
  return whole ? (sign === '-' ? -1 : 1) * (Number(whole) + Number(top) / Number(bottom)) : null;
}

/** Cells that are empty or cannot be worked out leave their row out. */
function readTable(columns: Extract<Entry, { kind: 'table' }>['columns'], scope: Scope, unit: AngleUnit): Meaning {
  const evaluator = new Evaluator(scope, unit);
  const cell = (text: string): number => {
    const copied = copiedNumber(text);
    if (copied !== null) return copied;
    try {
      return evaluator.number(scope.expand(parseLine(text).left, new Set()));
    } catch {
      return Number.NaN;
    }
  };
  const values = columns.map(({ cells }) => cells.map(cell));
  const length = Math.max(0, ...values.map((column) => column.length));
  const rows = Array.from({ length }, (_, row) => values.map((column) => column[row] ?? Number.NaN)).filter((row) =>
    row.every(Number.isFinite),
  );
  columns.forEach(({ name }, index) => scope.define(name, listNode(rows.map((row) => row[index]!))));
  return { kind: 'points', points: rows.map(([x = 0, y = 0]) => ({ x, y })) };
}

function meaningOf(line: Line, scope: Scope, functions: ReadonlySet<string>, unit: AngleUnit): Meaning {
  const { left, relation, further = [] } = line;
  const make = (node: Node): Formula => compile(scope.expand(node, PLANE), scope, unit);
  const evaluator = new Evaluator(scope, unit);
  if (!relation) {
    if (!scope.reads(left, PLANE)) {
      const value = evaluator.value(scope.expand(left, new Set()));
      return typeof value !== 'number' && isPoint(value)
        ? { kind: 'points', points: [value] }
        : isPointList(value)
          ? { kind: 'points', points: value }
          : { kind: 'value', value };
    }
    if (scope.reads(left, new Set(['y']))) throw new CalculatorError('A relation is missing: = or <, for example');
    return { kind: 'curve', over: 'x', formula: make(left) };
  }
  const { op, right } = relation;
  if (op === '~') throw new CalculatorError('“~” is not expected there');
  const head = functionHead(left, functions);
  if (op === '=' && head) {
    if (scope.definition(head.name)?.body !== right) throw new CalculatorError(`${head.name} is defined twice`);
    const body = scope.expand(scope.apply(head.name, [{ kind: 'name', name: 'x' }]), PLANE);
    const unknown = [...namesIn(body)].includes('y');
    if (unknown) throw new CalculatorError(`A function of ${head.parameter} cannot use y`);
    return { kind: 'curve', over: 'x', formula: compile(body, scope, unit), name: head.name };
  }
  if (op === '=' && isName(left) && !PLANE.has(left.name)) return variable(left.name, right, scope, evaluator);
  if (!sidesOf(line).some((side) => scope.reads(side, PLANE)))
    throw nothingToDraw(op, missingIn(line, scope, functions));
  if (op !== '=') {
    const links = further.reduce<Link[]>(
      (so, link) => [...so, { left: so.at(-1)!.right, ...link }],
      [{ left, op, right }],
    );
    return { kind: 'region', ...regionOf(links, make, (side, axis) => scope.reads(side, new Set([axis]))) };
  }
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const)
    for (const axis of ['y', 'x'] as const)
      if (isName(side, axis) && !scope.reads(other, new Set([axis])))
        return { kind: 'curve', over: axis === 'y' ? 'x' : 'y', formula: make(other) };
  return { kind: 'implicit', formula: make({ kind: 'binary', op: '-', left, right }) };
}

/** An equation is solved by drawing it, for x. */
function nothingToDraw(op: string, [letter]: readonly string[]): CalculatorError {
  if (letter && op === '=') return new CalculatorError(`To solve this, write x in the place of ${letter}`);
  return new CalculatorError(
    op === '='
      ? 'Both sides are fixed, so there is nothing to draw'
      : 'There is nothing to draw: the line has no x or y',
  );
}

function variable(name: string, right: Node, scope: Scope, evaluator: Evaluator): Meaning {
  if (name in CONSTANTS) throw new CalculatorError(`${name} has its value already`);
  if (scope.variable(name) !== right) throw new CalculatorError(`${name} is defined twice`);
  if (scope.reads(right, PLANE)) throw new CalculatorError(`To draw this, write y = …, or ${name}(x) = …`);
  const value = evaluator.value(scope.expand(right, new Set()));
  const plain = right.kind === 'number' || (right.kind === 'negate' && right.of.kind === 'number');
  return { kind: 'variable', name, value, slides: plain };
}

/** y_1 ~ m x_1 + b: the names without a value are what is looked for. */
function fit(
  left: Node,
  right: Node,
  scope: Scope,
  unit: AngleUnit,
  residuals: string,
): Extract<Meaning, { kind: 'fit' }> {
  const model = fitOnce(left, right, scope, unit);
  // Over the table's own list the model is a curve: x stands in for the list.
  const formula = model.overX ? compile(scope.expand(model.overX, PLANE), scope, unit) : null;
  return { kind: 'fit', model, formula, residuals };
}
