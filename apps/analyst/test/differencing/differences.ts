/** A published figure, and what it's really made of. */
export interface Figure {
  /** For the message of a failed test. */
  label: string;
  /** Only figures of one measure can be added and subtracted. */
  measure: string;
  /** By id of the record: whose it is, and how often it counts (a change from one test to the next subtracts the first). */
  records: ReadonlyMap<string, { person: string; times: number }>;
  /** The report and whole that it's a part of, with its place among the other parts. */
  part?: { of: string; place: string };
}

const FEWEST = 10;
type Sums = Int8Array;
interface Vector {
  figure: Figure;
  sums: Sums;
}

/** The figures of one measure, as numbers over all its records. */
class Vectors {
  readonly #persons: Uint32Array;
  /** The last look at which a person was left over. */
  readonly #seen: Uint32Array;
  #look = 0;
  readonly all: Vector[];

  constructor(figures: readonly Figure[]) {
    const persons = new Map(figures.flatMap(({ records }) => [...records].map(([id, { person }]) => [id, person])));
    const placeOf = new Map([...new Set(persons.values())].map((person, place) => [person, place]));
    // By the end of the id, which is no person's: ten people are found sooner than where one's records come together.
    const ids = [...persons.keys()].sort((x, y) => (x.slice(-10) < y.slice(-10) ? -1 : 1));
    this.#persons = Uint32Array.from(ids, (id) => placeOf.get(persons.get(id)!)!);
    this.#seen = new Uint32Array(placeOf.size);
    this.all = figures.map((figure) => ({
      figure,
      sums: Int8Array.from(ids, (id) => figure.records.get(id)?.times ?? 0),
    }));
  }

  get distinct(): Vector[] {
    return [...new Map(this.all.map((each) => [each.sums.join(), each])).values()];
  }

  /** Are one to nine people left over when one is taken from the other? */
  isolates(from: Sums, taken: Sums): boolean {
    this.#look += 1;
    let people = 0;
    for (let at = 0; at < from.length; at += 1) {
      const person = this.#persons[at]!;
      if (from[at] === taken[at] || this.#seen[person] === this.#look) continue;
      this.#seen[person] = this.#look;
      if (++people === FEWEST) return false;
    }
    return people > 0;
  }
}

function less(from: Sums, taken: Sums): Sums {
  const left = from.slice();
  for (let at = 0; at < left.length; at += 1) left[at]! -= taken[at]!;
  return left;
}

/** Every sum of up to three published figures, and of a figure less parts that follow one another, that isolates few. */
export function isolating(figures: readonly Figure[]): string[] {
  const found: string[] = [];
  for (const measure of new Set(figures.map((each) => each.measure))) {
    const vectors = new Vectors(figures.filter((each) => each.measure === measure));
    const all = vectors.distinct;
    const nothing = new Int8Array(all[0]!.sums.length);
    all.forEach((one, i) => {
      const note = (...others: Vector[]): void =>
        void found.push(`${measure}: ${[one, ...others].map(({ figure }) => figure.label).join(' − ')}`);
      if (vectors.isolates(one.sums, nothing)) note();
      all.forEach((two, j) => {
        if (j > i && vectors.isolates(one.sums, two.sums)) note(two);
        if (i === j) return;
        const left = less(one.sums, two.sums);
        all.forEach((three, k) => {
          if (k > j && k !== i && vectors.isolates(left, three.sums)) note(two, three);
        });
      });
      for (const parts of partsOf(vectors.all))
        parts.forEach((first, from) => {
          let left = less(one.sums, first.sums);
          for (const [count, next] of parts.slice(from + 1).entries()) {
            if (vectors.isolates(left, next.sums)) note(...parts.slice(from, from + count + 2));
            left = less(left, next.sums);
          }
        });
    });
  }
  return found;
}

/** The parts of each report, in order. */
function partsOf(all: readonly Vector[]): Vector[][] {
  const wholes = new Set(all.flatMap(({ figure: { part } }) => (part ? [part.of] : [])));
  return [...wholes].map((of) =>
    all
      .filter(({ figure }) => figure.part?.of === of)
      .sort((x, y) => x.figure.part!.place.localeCompare(y.figure.part!.place, 'en', { numeric: true })),
  );
}
