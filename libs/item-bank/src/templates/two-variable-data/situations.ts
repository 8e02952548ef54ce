/** Two quantities of the same things that go together, in the words of a problem. */
export interface Situation {
  /** Plural and singular of the things. */
  things: string;
  thing: string;
  /** Horizontal: name, unit in singular and plural, distance of the grid lines. */
  x: Quantity;
  y: Quantity;
  /** Does y rise with x? */
  rising: boolean;
}

interface Quantity {
  name: string;
  unit: string;
  units: string;
  step: number;
}

export const SITUATIONS: readonly Situation[] = [
  {
    things: 'tomato plants',
    thing: 'tomato plant',
    rising: true,
    x: { name: 'age', unit: 'week', units: 'weeks', step: 1 },
    y: { name: 'height', unit: 'centimeter', units: 'centimeters', step: 4 },
  },
  {
    things: 'used cars',
    thing: 'used car',
    rising: false,
    x: { name: 'age', unit: 'year', units: 'years', step: 1 },
    y: { name: 'price', unit: 'dollar', units: 'dollars', step: 1000 },
  },
  {
    things: 'tree trunks',
    thing: 'tree trunk',
    rising: true,
    x: { name: 'diameter', unit: 'centimeter', units: 'centimeters', step: 5 },
    y: { name: 'mass', unit: 'kilogram', units: 'kilograms', step: 20 },
  },
  {
    things: 'phone batteries',
    thing: 'phone battery',
    rising: false,
    x: { name: 'age', unit: 'month', units: 'months', step: 4 },
    y: { name: 'running time', unit: 'hour', units: 'hours', step: 2 },
  },
  {
    things: 'deliveries',
    thing: 'delivery',
    rising: true,
    x: { name: 'distance', unit: 'mile', units: 'miles', step: 2 },
    y: { name: 'duration', unit: 'minute', units: 'minutes', step: 5 },
  },
  {
    things: 'candles',
    thing: 'candle',
    rising: false,
    x: { name: 'burning time', unit: 'hour', units: 'hours', step: 1 },
    y: { name: 'remaining height', unit: 'centimeter', units: 'centimeters', step: 2 },
  },
  {
    things: 'crabs',
    thing: 'crab',
    rising: true,
    x: { name: 'width', unit: 'centimeter', units: 'centimeters', step: 1 },
    y: { name: 'mass', unit: 'gram', units: 'grams', step: 50 },
  },
];

export const titled = ({ name, units }: Quantity): string => `${name[0]!.toUpperCase()}${name.slice(1)} (${units})`;
