import { namesIn, partsOf, type Node } from './ast.js';
import { NUMBER_FUNCTIONS, type AngleUnit } from './functions.js';

/** What a letter does in a model, as far as it says where to begin looking for it. */
export interface Role {
  /** Inside which function or power it stands, the nearest one. */
  inside: 'angle' | 'exponent' | 'base' | 'nothing';
  /** Is it multiplied with a list there, as b in sin(b x_1)? */
  scales: boolean;
  /** Is it added to or taken from a list, as h in (x_1 - h)^2, or from one that is scaled, as c in sin(b x_1 + c)? */
  shifts: 'list' | 'scaled' | null;
}

const PLAIN: Role = { inside: 'nothing', scales: false, shifts: null };

/** Does a list of the data stand in here? */
const hasList = (node: Node): boolean => node.kind === 'list' || partsOf(node).some(hasList);

/** Every place of a letter. @param node with the lists of the data put in */
export function rolesOf(name: string, node: Node, role: Role = PLAIN): Role[] {
  const inside = (each: Node, more: Partial<Role> = {}): Role[] => rolesOf(name, each, { ...role, ...more });
  switch (node.kind) {
    case 'name':
      return node.name === name ? [role] : [];
    case 'number':
    case 'list':
    case 'point':
      return [];
    case 'negate':
      return inside(node.of);
    case 'pieces':
      return partsOf(node).flatMap((part) => inside(part, PLAIN));
    case 'call': {
      const angle = NUMBER_FUNCTIONS[node.name]?.angle === 'in';
      const within = angle ? 'angle' : node.name === 'exp' ? 'exponent' : 'nothing';
      return node.args.flatMap((arg) => inside(arg, { ...PLAIN, inside: within }));
    }
    case 'binary': {
      const sides = [
        [node.left, node.right],
        [node.right, node.left],
      ] as const;
      return sides.flatMap(([side, other], index) => {
        if (!namesIn(side).has(name)) return [];
        if (node.op === '^') return inside(side, { ...PLAIN, inside: index === 0 ? 'base' : 'exponent' });
        const shifts = other.kind === 'list' ? 'list' : hasList(other) ? 'scaled' : role.shifts;
        if (node.op === '+' || node.op === '-') return inside(side, { shifts });
        return inside(side, { scales: role.scales || hasList(other) });
      });
    }
  }
}

/** Both signs of each, the positive first. */
const both = (values: readonly number[]): number[] => values.flatMap((value) => [value, -value]);
const MAX_WAVES = 40;

/** Values at which a search for the letter can begin, likely ones first. @param xs what the model is over, all of its lists */
export function startsOf(roles: readonly Role[], xs: readonly number[], unit: AngleUnit): number[] {
  const sorted = [...xs].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const span = at(1) - at(0) || 1;
  const turn = unit === 'degrees' ? 360 : 2 * Math.PI;
  const places = [0.5, 0.25, 0.75, 0, 1].map(at);
  const twelfths = Array.from({ length: 12 }, (_, k) => (k > 6 ? k - 12 : k) / 12);
  const starts = new Set<number>();
  const put = (values: readonly number[]): void => values.forEach((value) => starts.add(value));
  for (const { inside, scales, shifts } of roles) {
    if (inside === 'angle' && scales) {
      // From half a wave over the data to one every two rows, a third of a wave apart: between two of them no fit is lost.
      const waves = Math.min(MAX_WAVES, new Set(xs).size / 2);
      for (let k = 1; k <= waves * 3; k += 1) starts.add((turn * (k + 0.5)) / 3 / span);
    } else if (inside === 'angle' && shifts === 'list') put(twelfths.map((k) => at(0) + (k + 0.5) * span));
    else if (inside === 'angle') put(twelfths.map((k) => k * turn));
    else if (inside === 'exponent' && scales) put(both([0.3, 1, 3, 8, 20].map((k) => k / span)));
    else if (inside === 'base') {
      put([0.5, 0.8, 1.2, 2, 4].map((k) => k ** (1 / Math.max(1, span / 4))));
      put([2, 0.5, 1.1, 0.9, 3, 10]);
    } else if (inside === 'exponent') put([1, 2, 0.5, -1, 3, -2, 1.5, -0.5, 4]);
    else put(both([1, 0.1, 10, 100, 1000, 0.01]));
    if (shifts === 'list' && inside !== 'angle') put(places);
  }
  return [...starts];
}
