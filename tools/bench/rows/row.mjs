/** @typedef {import('../frame/figure.mjs').Figure} Figure */
/** @typedef {import('../frame/wish.mjs').Wish} Wish */
/** @typedef {{ wish: Wish, say: (text: string) => void }} Bench */
/**
 * @typedef {object} Row several figures that are measured together
 * @property {string} name as `--only` says it
 * @property {string} does
 * @property {(bench: Bench) => Promise<Figure[]>} measure
 */
export {};
