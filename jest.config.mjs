/**
 * Three tiers, each a jest project:
 *   unit  `*.spec.ts`      pure, no I/O, runs anywhere
 *   int   `*.int-spec.ts`  real Postgres and Redis, started once by tools/test/main.mjs; a folder with an `*.int-suite.ts`
 *                          runs as one suite, unless files are asked for by name
 *   web   `*.spec.ts(x)` of the web packages, in jsdom
 * and `*.e2e.ts`: browser journeys against the built system that tools/test/e2e.mjs starts, and drives of its processes.
 */
import fs from 'node:fs';
import os from 'node:os';

const rootDir = new URL('.', import.meta.url).pathname;
const serverSwc = { ...JSON.parse(fs.readFileSync(new URL('.swcrc', import.meta.url), 'utf8')), swcrc: false };
const webSwc = {
  swcrc: false,
  sourceMaps: true,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'es6' },
};
const toSource = { '^(\\.{1,2}/.*)\\.js$': '$1' };
const WEB = [
  '<rootDir>/apps/web',
  '<rootDir>/libs/web-ui',
  '<rootDir>/libs/web-math',
  '<rootDir>/libs/web-calculator',
  '<rootDir>/apps/bank-studio/page',
].filter((p) => fs.existsSync(p.replace('<rootDir>', rootDir)));
/** Folders with an int suite, which loads their services once for all of their files. */
const TOGETHER = fs
  .readdirSync(`${rootDir}apps`)
  .filter((app) => fs.existsSync(`${rootDir}apps/${app}/test/${app}.int-suite.ts`))
  .map((app) => `/apps/${app}/test/[^/]+\\.int-spec\\.ts$`);
const asked = process.argv.slice(2).join(' ');
const namesFiles = /--testPathPatterns|int-spec|(^| )(apps|libs|tools)\b/.test(asked) && !asked.includes('int-suite');
const server = {
  rootDir,
  testEnvironment: '<rootDir>/tools/test/node-env.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', serverSwc], '\\.txt$': '<rootDir>/tools/test/text-module.mjs' },
  moduleNameMapper: toSource,
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.aivy'],
};

export default {
  rootDir,
  // Modules of suites that are over stay in memory until a worker is begun anew, and a new one reads everything again.
  workerIdleMemoryLimit: Math.max(512 * 2 ** 20, os.totalmem() / 20),
  testSequencer: '<rootDir>/tools/test/heavy-first.mjs',
  // Two on two cores, where jest alone would take one: half of the suites wait for servers.
  maxWorkers: Math.max(2, os.availableParallelism() - 1),
  // Real servers on a busy machine; jest takes no time limit per project, so tools/test/e2e.mjs sets its own.
  // A whole bank of 4,000 items is released in some of them, on machines that do other things beside.
  testTimeout: 90_000,
  projects: [
    {
      ...server,
      displayName: 'unit',
      testMatch: ['<rootDir>/{apps,libs,tools}/**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/(apps/web|apps/bank-studio/page|libs/web-[a-z]+)/'],
    },
    {
      ...server,
      displayName: 'int',
      testMatch: [`<rootDir>/{apps,libs,tools}/**/*.${namesFiles ? 'int-spec' : '{int-spec,int-suite}'}.ts`],
      testPathIgnorePatterns: ['/node_modules/', ...(namesFiles ? [] : TOGETHER)],
    },
    {
      ...server,
      displayName: 'e2e',
      testMatch: ['<rootDir>/{apps/web-e2e,tools}/**/*.e2e.ts'],
      testEnvironment: '<rootDir>/tools/test/journey-env.mjs',
    },
    {
      ...server,
      displayName: 'web',
      roots: WEB,
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
      testEnvironment: '<rootDir>/tools/test/jsdom-env.mjs',
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '^.+\\.tsx?$': ['@swc/jest', webSwc] },
      moduleNameMapper: {
        ...toSource,
        // One file, where the other form has one for each of two thousand icons.
        '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
        '^@testing-library/react$': '<rootDir>/tools/test/testing-library.cjs',
        '\\.module\\.css$': 'identity-obj-proxy',
        '\\.css$': '<rootDir>/tools/test/empty.mjs',
        '\\.(woff2|svg|png)(\\?url)?$': '<rootDir>/tools/test/empty.mjs',
      },
    },
  ],
};
