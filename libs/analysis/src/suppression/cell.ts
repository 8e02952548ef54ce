import type { PeopleSketch } from './people-sketch.js';

/** Groups of fewer people than this are never told of. */
export const LEAST_PEOPLE = 10;

/** A group of people that a report tells something of. */
export interface Cell {
  /** Its name within the report: rows and points of the chart that stand on it go with it. */
  readonly key: string;
  /** What is measured, not of whom: only figures of one measure can be subtracted from one another. */
  readonly measure: string;
  readonly people: number;
  readonly sketch: PeopleSketch;
  /** Key of the cell that it is a part of, beside others that share no record with it. */
  readonly partOf?: string;
}

/** A cell, and whose data it is of. When it was asked for, and with what else, is of no matter: that can be shifted. */
export interface PlacedCell extends Cell {
  readonly group: Group;
}

/** A cell that was published. */
export interface PublishedCell extends PlacedCell {
  /** Which report. */
  readonly report: string;
}

/** Of a group: which figure of the same records it is. Figures are no parts of a whole, as grades are of everybody. */
export const FIGURE = 'figure';

/** To whom all that is said applies, attribute by attribute; empty for everybody. */
export type Group = Readonly<Record<string, string | number>>;

/** Collects the records of a cell from a stream in which a person's records follow one another. */
export class CellBuilder {
  #people = 0;
  #last: number | undefined;

  constructor(
    private readonly described: Pick<Cell, 'key' | 'measure' | 'partOf'>,
    private readonly sketch: PeopleSketch,
  ) {}

  /** See `PeopleSketch.add`. @param less a record that the figure has subtracted, as a change has the first test */
  add(person: number, record: number, less?: number): void {
    this.sketch.add(person, record);
    if (less !== undefined) this.sketch.add(person, less, -1);
    if (person === this.#last) return;
    this.#last = person;
    this.#people += 1;
  }

  cell(): Cell {
    return { ...this.described, people: this.#people, sketch: this.sketch };
  }
}
