// The rows of the bench: what `--only` names and `--help` tells. The code of a row is imported when the row is measured.

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
  {
    name: 'save-trail',
    does: 'latency, CPU, WAL and disk of a save with the trail of visits beside one without',
    measure: async (bench) => (await import('./save-trail.mjs')).saveWithTrail(bench),
  },
  {
    name: 'overload',
    does: 'saves at 2.2 times what can be done',
    measure: async (bench) => (await import('./overload.mjs')).overload(bench),
  },
  {
    name: 'sign-in',
    does: 'saves while students sign in',
    measure: async (bench) => (await import('./sign-in.mjs')).savesWhileSigningIn(bench),
  },
  {
    name: 'arrival',
    does: 'page, sign-in, start and first questions with an empty cache, and 1,500 of them a minute beside saves',
    measure: async (bench) => (await import('./arrival.mjs')).arrivals(bench),
  },
  {
    name: 'module-change',
    does: 'submit of a module and questions of the next',
    measure: async (bench) => (await import('./calls.mjs')).moduleChange(bench),
  },
  {
    name: 'static',
    does: 'a script or style of the page',
    measure: async (bench) => (await import('./calls.mjs')).staticFile(bench),
  },
  {
    name: 'list',
    does: 'a list of 50 tests beside a list of 1',
    measure: async (bench) => (await import('./calls.mjs')).listOfTests(bench),
  },
  {
    name: 'overdue',
    does: 'what services look for at their start, over a million tests',
    measure: async (bench) => (await import('./overdue.mjs')).overdueLookUp(bench),
  },
  {
    name: 'bank',
    does: 'a bank of 50,000 items: swap, assembly, everything met',
    measure: async (bench) => (await import('./bank.mjs')).largeBank(bench),
  },
];
