/** @param paths below `apps/web/src`, without endings */
const web = (...paths: string[]): string => `/apps/web/src/(${paths.join('|')})\\.tsx?$`;
const any = (...parts: string[]): RegExp => new RegExp(parts.join('|'));

/**
 * Modules that become one file. Left alone, the bundler makes a file of whatever a set of screens shares. A test page
 * then asks for twice as many files, and its first question paints a tenth later (docs/performance.md). The first group
 * that matches takes a module; the bundler places the rest.
 */
const GROUPS = [
  // Both change only with a dependency update, so returning visitors have them. Two files: a browser compiles each in
  // one task, and a single one would block a slow phone for a tenth of a second.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'framework', test: /\/node_modules\//, tags: ['$initial' as const] },
  // The rest of what every page starts with.
  { name: 'core', tags: ['$initial' as const] },
  // What almost every screen adds.
  {
    name: 'page',
    test: any('/libs/web-ui/src/reading-font', '/@fontsource-variable/', web('lib/(use-narrow|when-idle)')),
  },
  // How any screen shows a question.
  {
    name: 'items',
    test: any(
      '/node_modules/dompurify/',
      '/libs/web-math/src/(?!renderer/|typeset/)',
      '/libs/typeset/src/(edition|escape-html|has-tex|replace-tex|split-tex)\\.',
      web('player/(components/(blank-answer|choice-punctuation|entry-preview)|layout|hooks/use-reading-settings)'),
      web('lib/spoken-punctuation'),
    ),
  },
  // Smaller than what asking for each costs. Only the dashboard has `strongest`.
  {
    name: 'shared',
    test: any(
      '/libs/exam/src/(?!plan/strongest)',
      '/libs/contracts/src/(full-test|core)/texts[./]',
      '/libs/contracts/src/(core/time|full-test/routes|aivydaily/(attempts|points))\\.',
      '/lucide-react/dist/esm/icons/(clock-3|info|x)\\.',
      web('config/(site|use-site|test-paths|daily-paths|aivydaily-paths)', 'core/page/notice', 'core/api/send-times'),
      web(
        'core/api/full-test',
        'lib/(loose|number-word|reading-face|utc-stamp)',
        'player/(selectors|slice|submissions|time)',
      ),
    ),
  },
  // How a test saves its answers.
  {
    name: 'saving',
    test: any(
      '/node_modules/idb/',
      web('core/device/kept-tests', 'player/saving/(begin|desk|outbox|server-clock|trail-\\w+|use-saving)'),
    ),
  },
];

export const CHUNK_GROUPS = GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index }));
