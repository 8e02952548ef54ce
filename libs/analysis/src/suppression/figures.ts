import { FIGURE, type Group, type PlacedCell } from './cell.js';
import { BANDS } from './few.js';
import type { PeopleSketch } from './people-sketch.js';

/** A published number of records, once, however often it was told. */
export interface Figure {
  readonly sketch: PeopleSketch;
  readonly people: number;
  /** By band, see `PeopleSketch.prints`. */
  readonly prints: Uint32Array;
  /** Of which part it is told; undefined where it is told of a whole as well. Two parts share no record. */
  part: string | undefined;
}

/** Figures of the groups that differ in one attribute: undefined is the whole, all others share nobody. */
export type Line = Map<string | number | undefined, Set<Figure>>;

/** What is held fast, and every choice of less of it; which figure it is, is held always. */
const widened = <E extends readonly [string, unknown]>(held: readonly E[]): E[][] =>
  held.reduce<E[][]>(
    (choices, each) => {
      const longer = choices.map((choice) => [...choice, each]);
      return each[0] === FIGURE ? longer : [...choices, ...longer];
    },
    [[]],
  );

/** All that is published of one measure: no figure twice, whatever report and period it was told in. */
export class Figures {
  readonly #figures = new Map<string, Figure>();
  readonly #lines = new Map<string, Line>();
  /** By band, figures by their number in it. */
  readonly #byPrint = Array.from({ length: BANDS }, () => new Map<number, Figure[]>());
  readonly #linesOfGroup = new Map<Group, { line: Line; value: string | number | undefined }[]>();

  /** @param attributes in which groups differ, those of the report that is judged among them */
  constructor(private readonly attributes: readonly string[]) {}

  get all(): Iterable<Figure> {
    return this.#figures.values();
  }

  /** @returns the figures that have this number in a band */
  withPrint(band: number, print: number): readonly Figure[] {
    return this.#byPrint[band]!.get(print) ?? [];
  }

  /** As a figure, that which is told already if it is. */
  figureOf({ key, people, sketch, partOf }: PlacedCell): { figure: Figure; isKnown: boolean } {
    const part = partOf === undefined ? undefined : key;
    const prints = sketch.prints(BANDS);
    const known = this.#figures.get(prints.join());
    return known ? { figure: known, isKnown: true } : { figure: { sketch, people, prints, part }, isKnown: false };
  }

  add(cell: PlacedCell): void {
    const { figure, isKnown } = this.figureOf(cell);
    if (cell.partOf === undefined) figure.part = undefined;
    if (!isKnown) this.#insert(figure);
    for (const { line, value } of this.linesOf(cell.group)) {
      const told = line.get(value);
      if (told) told.add(figure);
      else line.set(value, new Set([figure]));
    }
  }

  /** What parts that follow one another add up to: it is told with them, as a figure of no group. */
  addSum(sketch: PeopleSketch): void {
    const prints = sketch.prints(BANDS);
    const key = prints.join();
    if (!this.#figures.has(key)) this.#insert({ sketch, people: 0, prints, part: undefined }, `sum ${key}`);
  }

  /**
   * The lines through a group: all attributes but one held fast, whatever was asked for otherwise. Grade 12 with standard
   * time is also on the line of all grades, as a figure of grade 12: it leaves few of them out.
   */
  linesOf(group: Group): readonly { line: Line; value: string | number | undefined }[] {
    const known = this.#linesOfGroup.get(group);
    if (known) return known;
    const lines = this.attributes.flatMap((attribute) => {
      const { [attribute]: value, ...rest } = group;
      const others = Object.entries(rest).sort(([x], [y]) => (x < y ? -1 : 1));
      return (value === undefined ? [others] : widened(others)).map((held) => {
        const key = JSON.stringify([attribute, held]);
        const line: Line = this.#lines.get(key) ?? new Map<string | number | undefined, Set<Figure>>();
        this.#lines.set(key, line);
        return { line, value };
      });
    });
    this.#linesOfGroup.set(group, lines);
    return lines;
  }

  #insert(figure: Figure, key = figure.prints.join()): void {
    this.#figures.set(key, figure);
    figure.prints.forEach((print, band) => {
      const alike = this.#byPrint[band]!.get(print);
      if (alike) alike.push(figure);
      else this.#byPrint[band]!.set(print, [figure]);
    });
  }
}
