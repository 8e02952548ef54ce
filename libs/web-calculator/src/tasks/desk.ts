import {
  featuresOf,
  homeView,
  readDocument,
  refit,
  traceableOf,
  windowFor,
  type Feature,
  type Meaning,
  type View,
} from '../engine/index';
import { calculatorReducer, EMPTY_CALCULATOR, type CalculatorAction, type CalculatorState } from '../state';

const FRAME = { width: 410, height: 300 };

/** A student at the calculator: everything goes through what its buttons and fields do, and is read as it is shown. */
export class Desk {
  #state: CalculatorState = EMPTY_CALCULATOR;

  #do(action: CalculatorAction): void {
    this.#state = calculatorReducer(this.#state, action);
  }

  /** Types each text into a line of its own. */
  type(...texts: readonly string[]): this {
    for (const text of texts) {
      const last = this.#state.entries.at(-1)!;
      if (last.kind === 'expression' && last.text === '') this.#do({ kind: 'typed', id: last.id, text });
      else this.#do({ kind: 'added', after: null, text });
    }
    return this;
  }

  /** Fills in a new table, cell by cell. */
  table(xs: readonly number[], ys: readonly number[]): this {
    this.#do({ kind: 'table-added' });
    const { id } = this.#state.entries.at(-1)!;
    [xs, ys].forEach((column, index) =>
      column.forEach((value, row) => this.#do({ kind: 'cell', id, row, column: index, text: String(value) })),
    );
    return this;
  }

  in(angle: CalculatorState['angle']): this {
    this.#do({ kind: 'angle', angle });
    return this;
  }

  /** Clicks the button that offers sliders below a line. */
  offerSliders(line: number): this {
    const { id } = this.#state.entries[line - 1]!;
    this.#do({ kind: 'sliders-added', after: id, names: this.missing(line) });
    return this;
  }

  /** Moves the slider of a letter. */
  slide(name: string, value: number): this {
    const entry = this.#state.entries.find((each) => each.kind === 'expression' && each.text.startsWith(`${name} = `))!;
    this.#do({ kind: 'typed', id: entry.id, text: `${name} = ${value}` });
    return this;
  }

  meaning(line: number): Meaning {
    const { entries, angle } = this.#state;
    return readDocument(entries, angle).get(entries[line - 1]!.id)!;
  }

  /** Letters that a line lacks. */
  missing(line: number): readonly string[] {
    const meaning = this.meaning(line);
    return (meaning.kind === 'error' && meaning.missing) || [];
  }

  value(line: number): unknown {
    const meaning = this.meaning(line);
    return 'value' in meaning ? meaning.value : meaning;
  }

  /** Parameters of a fit. */
  letters(line: number): Readonly<Record<string, number>> {
    return this.fit(line).model.parameters;
  }

  fit(line: number): Extract<Meaning, { kind: 'fit' }> {
    const meaning = this.meaning(line);
    if (meaning.kind !== 'fit') throw new Error(JSON.stringify(meaning));
    return meaning;
  }

  /** The window as it comes by itself. */
  window(): View {
    const meanings = this.#meanings();
    const points = meanings.flatMap(([, meaning]) => (meaning.kind === 'points' ? meaning.points : []));
    const lines = meanings.flatMap(([id, meaning]) => traceableOf(id, meaning));
    return refit(windowFor({ lines, points }, FRAME, homeView(FRAME)), FRAME);
  }

  /** Points of interest of a kind that are in sight, from left to right. */
  places(kind: Feature['kind']): [x: number, y: number][] {
    const lines = this.#meanings().flatMap(([id, meaning]) => traceableOf(id, meaning));
    return featuresOf(lines, this.window())
      .filter((feature) => feature.kind === kind)
      .map(({ x, y }): [number, number] => [x, y])
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  }

  #meanings(): [number, Meaning][] {
    return [...readDocument(this.#state.entries, this.#state.angle)];
  }
}

/** What a task asks: how it is solved in the calculator, and its answer by another way. */
export interface Task {
  asks: string;
  solve(desk: Desk): unknown;
  answer: unknown;
}

/** The same within six digits after the point, whatever it is made of. */
const about = (answer: unknown): unknown => {
  if (typeof answer === 'number') return expect.closeTo(answer, 6);
  if (Array.isArray(answer)) return answer.map(about);
  if (typeof answer === 'object' && answer !== null)
    return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, about(value)]));
  return answer;
};

/** One test a task. */
export const solveAll = (tasks: readonly Task[]): void => {
  it.each(tasks.map((task) => [task.asks, task] as const))('%s', (_, { solve, answer }) => {
    expect(solve(new Desk())).toEqual(about(answer));
  });
};
