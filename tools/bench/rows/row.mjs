/** @typedef {import('../frame/figure.mjs').Figure} Figure */
/** @typedef {import('../frame/wish.mjs').Wish} Wish */
/** @typedef {{ wish: Wish, say: (text: string) => void, alone: () => Promise<import('../systems/alone.mjs').Alone> }} Bench `alone`: the system of the rows without a peer */
/**
 * @typedef {object} Row several figures that are measured together
 * @property {string} name as `--only` says it
 * @property {string} does
 * @property {(bench: Bench) => Promise<Figure[]>} measure
 */
export {};
