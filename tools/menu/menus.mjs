// What `npm run bench`, `drill`, `check` and `generate` have. A new one is a line here.

/** @typedef {{ does: string, command: string, installs?: true, asks?: true }} Entry `command`: as package.json would have it; `installs`: it looks after npm's packages itself; `asks`: it can't run without words of its own, so `all` leaves it out */
/** @typedef {Readonly<Record<string, Entry>>} Menu */

/** @type {Menu} */
const bench = {
  save: {
    does: 'a save next to a bare monolith, or to an earlier release (--against COMMIT|FOLDER)',
    command: 'node tools/bench/save.mjs',
  },
  'sign-in': { does: 'saves while students sign in', command: 'node tools/bench/sign-in.mjs' },
  overload: { does: 'saves at 2.2 times the peak', command: 'node tools/bench/overload.mjs' },
  arrival: {
    does: 'page, sign-in, and first questions with an empty cache, 1,500 times a minute',
    command: 'node tools/bench/arrival.mjs',
  },
  page: {
    does: 'what pages cost in a browser (requests, blocking, click, lighthouse)',
    command: 'node tools/bench/page/main.mjs',
  },
  layout: {
    does: 'every released item on the test page: what is seen without scrolling (KEY-PREFIX, --pictures DIR)',
    command: 'node tools/layout/bench.mjs',
  },
  calculator: {
    does: 'the graphing calculator',
    command: 'node tools/run-ts.mjs libs/web-calculator/bench/main.ts',
  },
  bank: {
    does: 'a bank of 50,000 items: swap, assembly, everything met',
    command: 'node tools/run-ts.mjs tools/bench/bank.ts',
  },
  packs: { does: 'the items that ship with Aivy', command: 'node tools/run-ts.mjs tools/bench/packs.ts' },
  import: {
    does: 'items of other makers that become drafts (FOLDER…)',
    command: 'node tools/run-ts.mjs apps/bank-studio/bench/import.ts',
    asks: true,
  },
  reports: {
    does: "analysts' reports over a million answers (ANSWERS, KIND…)",
    command: 'node tools/bench/reports/main.mjs',
  },
  learner: {
    does: 'the record of a learner, new and after three years',
    command: 'node tools/learner/bench.mjs',
  },
  measurement: {
    does: 'scores, ranges, and forecasts of simulated students (--only PART, --picture FILE)',
    command: 'node tools/run-ts.mjs libs/psychometrics/bench/main.ts',
  },
  tutor: {
    does: 'memory, dialogues, leaks, danger, and reading of the tutor (--reading, --quick)',
    command: 'node tools/bench/tutor.mjs',
  },
  dialogues: {
    does: 'sixty written dialogues with the tutor, with sheets for blind judging',
    command: 'node tools/run-ts.mjs libs/tutor/bench/main.ts',
  },
  rpc: { does: 'calls between programs over Redis', command: 'node tools/run-ts.mjs libs/server-kit/bench/rpc.ts' },
  flood: {
    does: 'floods of the gateway, with a probe next to each (--seconds N)',
    command: 'node tools/bench/flood.mjs',
  },
};

/** @type {Menu} */
const drill = {
  kill: {
    does: 'kills each program, Redis, and PostgreSQL in turn and starts it again (--only PART,…, --rounds N, --down SECONDS)',
    command: 'node tools/drill/kill.mjs',
  },
  freeze: {
    does: 'stops each of them for 20 s and lets it continue (--seconds 1,15,60, --only PART,…; --killed: away instead)',
    command: 'node tools/drill/freeze.mjs',
  },
  rolling: {
    does: 'restarts every replica behind nginx under 80 saves a second (--rate N, --rounds N)',
    command: 'node tools/drill/rolling.mjs',
  },
  'previous-release': {
    does: 'rolls this checkout out over an earlier release, both side by side meanwhile (--previous REF, else the last tag)',
    command: 'node tools/drill/previous-release.mjs',
  },
  restore: {
    does: 'a backup while students work, then everything dies and starts on what was restored (--rows N)',
    command: 'node tools/drill/restore.mjs',
  },
  logins: {
    does: 'every program with a database login of its own, which may do no more than it must',
    command: 'node tools/drill/logins.mjs',
  },
};

/** @type {Menu} */
const check = {
  lint: { does: 'rules and boundaries', command: 'oxlint' },
  types: { does: 'types of every program (FOLDER…)', command: 'node tools/check/typecheck.mjs' },
  format: {
    does: 'files that Prettier would lay out differently; npx prettier --write . fixes them',
    command: 'prettier --check --log-level warn .',
  },
  unused: { does: 'files, exports, and dependencies that nothing refers to (knip)', command: 'knip' },
  affected: {
    does: 'lint, types, and unit tests of the packages your change reaches',
    command: 'nx affected -t lint typecheck test',
  },
  mutate: {
    does: 'whether tests notice a wrong line in critical logic (GROUP…, --concurrency N)',
    command: 'node tools/mutate/main.mjs',
  },
  formulas: {
    does: 'whether every formula can be read, on phones and desktops (KEY-PREFIX…, --pictures DIR)',
    command: 'node tools/formulas/check.mjs',
  },
  tutor: {
    does: "the classifiers' cross-validation",
    command: 'node tools/run-ts.mjs libs/tutor/bench/cross-validate.ts',
  },
  image: {
    does: 'builds the image and runs every program in it (--no-build)',
    command: 'node tools/deploy/image/smoke.mjs',
    installs: true,
  },
};

/** @type {Menu} */
const generate = {
  openapi: {
    does: 'docs/openapi.json, after a change of the contract',
    command: 'node tools/run-ts.mjs libs/contracts/src/bin/write-openapi.ts',
  },
  contract: {
    does: 'libs/contracts/released.json, when a release is tagged',
    command: 'node tools/run-ts.mjs libs/contracts/src/bin/write-released.ts',
  },
  deploy: {
    does: 'what compose, Kubernetes, Prometheus, and nginx take from deploy/programs.mjs',
    command: 'node tools/run-ts.mjs tools/deploy/generate.ts',
  },
  lock: {
    does: 'the rest of package-lock.json for all platforms, after a change of dependencies',
    command: 'node tools/lock/complete-lock.mjs',
    installs: true,
  },
  sbom: {
    does: 'the npm packages of a release as CycloneDX JSON (FILE)',
    command: 'node tools/deploy/image/sbom.mjs',
    installs: true,
  },
  outlines: {
    does: 'glyphs that formulas need and the table lacks',
    command: 'node tools/run-ts.mjs tools/formulas/outlines.ts',
  },
  tutor: {
    does: "the weights of the tutor's classifiers (two minutes)",
    command: 'node tools/run-ts.mjs libs/tutor/bench/train-classifiers.ts',
  },
  icons: { does: "the installed app's icons, from Aivy's figure", command: 'node tools/icons/main.mjs' },
};

/** @type {Readonly<Record<string, Menu>>} */
export const MENUS = { bench, drill, check, generate };
