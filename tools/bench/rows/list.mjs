// What can be measured, the thinnest first. A file each, loaded when it is asked for.

/** @type {readonly import('./row.mjs').Row[]} */
export const ROWS = [
  {
    name: 'save-baseline',
    does: 'CPU of a save beside an earlier commit',
    measure: async (bench) => (await import('./save.mjs')).saveAgainstBaseline(bench),
  },
  {
    name: 'save-peers',
    does: 'CPU, throughput and p99 of saves beside a bare monolith and a stock Nest service',
    measure: async (bench) => (await import('./save.mjs')).saveAgainstPeers(bench),
  },
];
