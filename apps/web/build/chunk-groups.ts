/** Modules that are one file of the build (`codeSplitting.groups` of rolldown). */
interface ChunkGroup {
  name: string;
  /** Against the path of a module. */
  test: RegExp;
  /** The highest takes a module that several would. */
  priority: number;
}

const any = (...parts: (string | RegExp)[]): RegExp =>
  new RegExp(parts.map((part) => (typeof part === 'string' ? part : part.source)).join('|'));
const packages = (...names: string[]): string => `/node_modules/(${names.join('|')})/`;
const icons = (...names: string[]): string => `/lucide-react/dist/esm/icons/(${names.join('|')})\\.`;
/** @param paths below the folder, without endings */
const web = (...paths: string[]): string => `/apps/web/src/(${paths.join('|')})\\.tsx?$`;

/**
 * Left alone, the bundler makes a file of whatever a set of screens shares: a test page asked for 86 of them before its
 * first question. Here what is used together is one file, as long as the screens that need less of it keep to their
 * budget. The first group that fits takes a module; what none takes goes where the bundler puts it.
 */
const GROUPS: readonly Omit<ChunkGroup, 'priority'>[] = [
  // Both change only with a dependency update, so returning visitors keep them cached. Two files: a browser compiles
  // each in one task, and one of all would keep a slow phone for a tenth of a second.
  { name: 'react', test: any(packages('react', 'react-dom', 'scheduler')) },
  {
    name: 'framework',
    test: any(
      packages(
        'react-router',
        'react-router-dom',
        '@reduxjs',
        'react-redux',
        'redux',
        'redux-thunk',
        'immer',
        'reselect',
        'use-sync-external-store',
        '@standard-schema',
      ),
      /vite\/preload-helper|rolldown\/runtime/,
    ),
  },
  // What the entry shares with every screen.
  {
    name: 'core',
    test: any(
      web(
        'config/(route-names|analyst-paths|operator-paths)',
        'core/alerts/alerts-slice',
        'core/api/(ahead|api|ask-module-ahead|base-query|request-init|send-once|send-times)',
        'core/device/(kept-list|known-accounts|remembered-product|remembered-profile|storage-keys)',
        'core/reset-stores',
        'core/session/(auth-cookie|session-slice)',
        'lib/(use-narrow|when-idle)',
        'player/saving/use-kept-page',
      ),
      // One file of styles for what every page, or a dialog on any page, shows.
      /\/apps\/web\/src\/(shell\/(layout|header)|core\/(page|alerts))\/[\w-]+\.module\.css/,
      /\/libs\/web-ui\/src\/(styles\/|(controls|overlays)\/(dialog|popover|chip|button|spinner)\.module\.css)/,
      /\/libs\/web-ui\/src\/(class-names|reading-font|controls\/(button|spinner|chip))/,
      /\/libs\/contracts\/src\/core\/(call|session|texts\/(network|products))\./,
      /\/lucide-react\/dist\/esm\/(Icon|context|createLucideIcon|shared)/,
      icons('check', 'chevron-down'),
      packages('@fontsource-variable'),
    ),
  },
  // Dialogs and the primitives under them.
  {
    name: 'overlays',
    test: any(
      packages(
        '@radix-ui/primitive',
        '@radix-ui/react-(compose-refs|context|dialog|dismissable-layer|focus-guards|focus-scope|id|portal|presence)',
        '@radix-ui/react-(primitive|slot|use-(callback-ref|controllable-state|effect-event|escape-keydown|layout-effect))',
        'aria-hidden',
        'get-nonce',
        'react-remove-scroll',
        'react-remove-scroll-bar',
        'react-style-singleton',
        'tslib',
        'use-callback-ref',
        'use-sidecar',
      ),
      /\/libs\/web-ui\/src\/overlays\/dialog/,
    ),
  },
  // What reads aloud: a tool of a test, and of practice and analysis once somebody asks for it there.
  { name: 'read-aloud', test: /\/apps\/web\/src\/player\/read-aloud\/(?!aloud-button)/ },
  // The tools of a test that are fetched once its first question stands.
  {
    name: 'test-tools',
    test: any(
      /\/apps\/web\/src\/player\/(annotate\/(?!annotations-slice)|line-reader\/)/,
      /\/apps\/web\/src\/player\/components\/(panels|shortcut-sheet|text-settings|more-panel|directions|(leave|skip|submit)-dialog)/,
      icons('sticky-note', 'trash'),
    ),
  },
  // Items as any screen shows them.
  {
    name: 'items',
    test: any(
      packages('dompurify'),
      /\/libs\/web-math\/src\/(?!renderer\/|typeset\/)/,
      /\/libs\/typeset\/src\/(edition|escape-html|has-tex|replace-tex|split-tex)\./,
      /\/apps\/web\/src\/player\/components\/(blank-answer|choice-punctuation|entry-preview)/,
      web('lib/spoken-punctuation', 'player/layout', 'player/hooks/use-reading-settings'),
      icons('chevron-up'),
    ),
  },
  // The mascot and the scenery of story pages.
  { name: 'art', test: /\/libs\/web-ui\/src\/art\/(aivy|landscape|scenery)/ },
  // The ends of sets, missions and tests.
  {
    name: 'celebration',
    test: /\/apps\/web\/src\/core\/celebration\//,
  },
  // What explains a figure in one tap, and the tools of a test.
  { name: 'popover', test: /\/libs\/web-ui\/src\/overlays\/(popover|use-anchored)/ },
  // Rules of the plan and of the skills, which no running test asks for.
  { name: 'plan-rules', test: /\/libs\/exam\/src\/(plan\/(goal|habit|roadmap|target|welcome)|daily\/|skills|mastery)/ },
  // Accounts: what sign-in, sign-up and the account page fill in.
  {
    name: 'forms',
    test: any(
      /\/apps\/web\/src\/(core\/forms\/|features\/account\/components\/account-(page|scene))/,
      /\/libs\/web-ui\/src\/controls\/password-field/,
      /\/libs\/contracts\/src\/core\/(queue-board|email-pattern)/,
      web(
        'core/session/(sign-out|destination)',
        'core/device/review-seen',
        'features/account/components/asked-product',
      ),
      web('features/account/hooks/(use-go-on|use-product-setup)', 'core/session/open-session'),
      icons('eye', 'eye-off'),
    ),
  },
  // How a test came out, and the screens of a report: none of them shows a question.
  {
    name: 'outcome',
    test: any(
      /\/apps\/web\/src\/player\/analysis\/(model|spoken-time|correct-rate|question-circles)/,
      /\/libs\/web-ui\/src\/charts\/donut/,
    ),
  },
  // The mistakes of all tests, which no report shows.
  {
    name: 'workbench',
    test: any(
      /\/apps\/web\/src\/features\/result\/workbench\//,
      /\/libs\/exam\/src\/full-test\/(compare-tests|trail-replay)/,
      icons('repeat', 'shapes'),
    ),
  },
  {
    name: 'result',
    test: /\/apps\/web\/src\/features\/result\/(?!components\/(review-page|sign-up-popup))/,
  },
  // A question of a report with what was answered, fetched behind the first screen.
  { name: 'analysis', test: /\/apps\/web\/src\/player\/analysis\// },
  { name: 'days', test: /\/libs\/exam\/src\/plan\/(dates|calendar|days)/ },
  // A daily unit and what becomes of it.
  { name: 'daily-unit', test: any(web('features/plan/daily/(kept-units|faults|send-unit|open-unit|day-names)')) },
  // Pieces of students' pages, none of which a running test shows.
  {
    name: 'steps',
    test: any(
      /\/libs\/web-ui\/src\/(charts\/mastery-row|controls\/progress-dots)/,
      web('core/realtime/listen-for', 'lib/(long-date|standing-note|typed-length)'),
      icons('chevron-left', 'chevron-right', 'minus'),
    ),
  },
  { name: 'fields', test: any(/\/libs\/web-ui\/src\/controls\/(field|text-field)/, icons('circle-alert')) },
  // What a device keeps of a diagnostic, and where one stands.
  {
    name: 'diagnostic',
    test: any(
      /\/libs\/contracts\/src\/diagnostic\/texts/,
      web(
        'core/device/local-diagnostic',
        'features/diagnostic/(open|resume|sections|payload)',
        'features/diagnostic/hooks/use-open-diagnostic',
      ),
    ),
  },
  // Smaller than what asking for each costs.
  {
    name: 'shared',
    test: any(
      /\/libs\/exam\/src\/(?!plan\/strongest)/, // Only the dashboard has that.
      /\/libs\/contracts\/src\/(full-test|core)\/texts[./]/,
      /\/apps\/web\/src\/core\/page\/notice/,
      web(
        'config/(site|use-site|test-paths|daily-paths|aivydaily-paths)',
        'features/full-test/api',
        'lib/(loose|reading-face|utc-stamp)',
        'player/(slice|submissions)',
      ),
      icons('clock-3', 'x'),
    ),
  },
  // What a test leaves on the device.
  {
    name: 'kept',
    test: any(packages('idb'), web('core/device/kept-tests', 'player/saving/(desk|server-clock)')),
  },
  { name: 'saving', test: any(web('player/saving/(begin|outbox|use-saving)')) },
  // What AivyDaily's home and a session both ask for.
  {
    name: 'practice',
    test: any(
      web('features/aivydaily/error-text', 'features/aivydaily/session/(kept-session|limits|practice-session)'),
    ),
  },
  // What opens a tool window, next to a question of a test or of practice.
  {
    name: 'tool-buttons',
    test: any(
      /\/apps\/web\/src\/player\/components\/(announcer|math-tools|section-tools)/,
      web('lib/(after-paint|follow-pointer)', 'player/hooks/use-tool-windows', 'player/lazy-tool'),
      icons('book-open-text', 'calculator', 'highlighter'),
    ),
  },
  // The test page itself.
  {
    name: 'test-page',
    test: any(
      /\/apps\/web\/src\/player\/components\/(?!tool-windows|practice-tools)/,
      /\/apps\/web\/src\/player\/(gesture|hooks)\//,
      /\/apps\/web\/src\/features\/full-test\/components\/module-over\.module/,
      web(
        'core/device/use-single-tab',
        'player/annotate/annotations-slice',
        'player/(save-state|selectors|shortcuts|snapshot|stopwatch|time|timer-stall)',
      ),
      icons('a-large-small', 'bookmark', 'ellipsis'),
    ),
  },
  {
    name: 'full-test',
    test: any(
      web(
        'features/full-test/(begin|open-test|server-answers|tell-closed|titles)',
        'features/full-test/hooks/use-test-state',
        'features/full-test/components/no-such-test',
      ),
    ),
  },
];

export const CHUNK_GROUPS: ChunkGroup[] = GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index }));
