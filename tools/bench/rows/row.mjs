/** @typedef {{ alone: () => Promise<import('../systems/alone.mjs').Alone> }} Shared `alone`: the system of the rows without a peer */
/** @typedef {import('../frame/measure-rows.mjs').Bench & Shared} Bench */
/** @typedef {import('../frame/measure-rows.mjs').Row<Shared>} Row */
export {};
