import { BANDS, leavesFew, MOST_TRIED } from './few.js';
import type { Figure } from './figures.js';

/**
 * Sums that are formed of half of the figures that can be chosen: 30 groups with one figure each or four with 180. What
 * offers more choices is not searched.
 */
const MOST_SUMS = 2 ** 15;

/** Figures of which one is taken away or none. */
export type Slot = readonly Figure[];

interface Half {
  slots: Slot[];
  sums: number;
}

/** Two halves of about as many choices; undefined when those are too many. */
function halvesOf(froms: number, slots: readonly Slot[]): readonly [Half, Half] | undefined {
  const halves: [Half, Half] = [
    { slots: [], sums: froms },
    { slots: [], sums: 1 },
  ];
  for (const slot of [...slots].sort((x, y) => y.length - x.length)) {
    const half = halves[0].sums <= halves[1].sums ? halves[0] : halves[1];
    half.slots.push(slot);
    half.sums *= slot.length + 1;
  }
  return halves.some(({ sums }) => sums > MOST_SUMS) ? undefined : halves;
}

/** Can all choices be gone through? */
export const isSearchable = (froms: number, slots: readonly Slot[]): boolean => halvesOf(froms, slots) !== undefined;

/** In a band, the sum of every choice; the choice of a place is read by `chosenOf`. */
function sumsOf(slots: readonly Slot[], band: number): Uint32Array {
  let sums = new Uint32Array(1);
  for (const slot of slots) {
    const longer = new Uint32Array(sums.length * (slot.length + 1));
    const steps = [0, ...slot.map(({ prints }) => prints[band]!)];
    sums.forEach((sum, at) => steps.forEach((step, option) => (longer[at * steps.length + option] = sum + step)));
    sums = longer;
  }
  return sums;
}

function chosenOf(slots: readonly Slot[], place: number): Figure[] {
  const chosen: Figure[] = [];
  let rest = place;
  for (const slot of [...slots].reverse()) {
    const option = rest % (slot.length + 1);
    rest = (rest - option) / (slot.length + 1);
    if (option > 0) chosen.push(slot[option - 1]!);
  }
  return chosen;
}

/** Places of the choices by their sum. */
function placesBySum(sums: Uint32Array): Map<number, number[]> {
  const places = new Map<number, number[]>();
  sums.forEach((sum, place) => {
    const known = places.get(sum);
    if (known) known.push(place);
    else places.set(sum, [place]);
  });
  return places;
}

/**
 * Is there one of `froms` that leaves few people when of some slots a figure each is taken away? Found by its halves: in a
 * band that nothing is left over in, what one half leaves is what the other takes away.
 * @param less taken away in any case @returns true also when there is too much to look at
 */
export function someChoiceLeavesFew(froms: Slot, less: readonly Figure[], slots: readonly Slot[]): boolean {
  if (froms.length === 0 || slots.length === 0) return false;
  const halves = halvesOf(froms.length, slots);
  if (!halves) return true;
  const [first, second] = halves;
  let tried = 0;
  for (let band = 0; band < BANDS; band += 1) {
    const away = sumsOf(first.slots, band);
    const places = placesBySum(sumsOf(second.slots, band));
    const taken = less.reduce((sum, { prints }) => sum + prints[band]!, 0);
    for (const from of froms)
      for (let place = 0; place < away.length; place += 1)
        for (const other of places.get((from.prints[band]! - taken - away[place]!) >>> 0) ?? []) {
          if (place === 0 && other === 0) continue;
          if (++tried > MOST_TRIED) return true;
          const chosen = [...less, ...chosenOf(first.slots, place), ...chosenOf(second.slots, other)];
          if (
            leavesFew(
              from.sketch,
              chosen.map(({ sketch }) => sketch),
            )
          )
            return true;
        }
  }
  return false;
}
