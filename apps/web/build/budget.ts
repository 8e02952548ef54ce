import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { scriptsOf } from './bundle-graph.ts';

interface Budget {
  name: string;
  /** Source file of the lazily imported route, relative to the app. */
  route: string;
  /** kB, gzip. */
  limit: number;
}

const BUDGETS: readonly Budget[] = [
  { name: 'landing', route: 'src/routes/landing.tsx', limit: 127 },
  { name: 'test page', route: 'src/routes/diagnostic-test.tsx', limit: 177 },
  { name: 'dashboard', route: 'src/routes/dashboard.tsx', limit: 175 },
  { name: 'full test page', route: 'src/routes/full-test.tsx', limit: 177 },
  { name: 'daily test page', route: 'src/routes/daily-test.tsx', limit: 177 },
  { name: 'AivyDaily home', route: 'src/routes/aivy-daily.tsx', limit: 175 },
  { name: 'practice session', route: 'src/routes/aivy-daily-session.tsx', limit: 178 },
];
const MATH_LIMIT = 350;
const CALCULATOR_LIMIT = 40;
const CSS_LIMIT = 20;

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

const gzip = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;

/**
 * Fails the build when a route needs more script than its budget. Counted is what the first visit fetches:
 * the entry, the route's chunk and the static imports of both, each compressed on its own.
 */
export function budgetPlugin(): Plugin {
  return {
    name: 'aivy-budget',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunks.find((chunk) => chunk.isEntry);
        if (!entry) return;
        const faults: string[] = [];
        const size = (fileName: string): number => {
          const chunk = bundle[fileName];
          return chunk?.type === 'chunk' ? gzip(chunk.code) : 0;
        };
        const cssOf = (fileNames: Iterable<string>): number => {
          const files = new Set<string>();
          for (const name of fileNames) {
            const chunk = bundle[name];
            if (chunk?.type === 'chunk') for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
          }
          return [...files].reduce((sum, name) => {
            const asset = bundle[name];
            return sum + (asset?.type === 'asset' ? gzip(asset.source) : 0);
          }, 0);
        };
        for (const budget of BUDGETS) {
          const route = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(budget.route));
          if (!route) {
            faults.push(`there is no ${budget.route} to measure for ${budget.name}`);
            continue;
          }
          const files = new Set([...scriptsOf(bundle, entry.fileName), ...scriptsOf(bundle, route.fileName)]);
          const total = kB([...files].reduce((sum, name) => sum + size(name), 0));
          const css = kB(cssOf(files));
          this.info(
            `budget ${budget.name}: ${total} of ${budget.limit} kB script, ${css} of ${CSS_LIMIT} kB css (gzip)`,
          );
          if (total > budget.limit)
            faults.push(`${budget.name} needs ${total} kB of script, the budget is ${budget.limit} kB`);
          if (css > CSS_LIMIT) faults.push(`${budget.name} needs ${css} kB of css, the budget is ${CSS_LIMIT} kB`);
        }
        const math = chunks.filter((chunk) => chunk.moduleIds.some((id) => id.includes('/mathjax-full/')));
        const mathTotal = kB(math.reduce((sum, chunk) => sum + gzip(chunk.code), 0));
        if (mathTotal > MATH_LIMIT) faults.push(`mathematics needs ${mathTotal} kB, the budget is ${MATH_LIMIT} kB`);
        if (math.length) this.info(`budget mathematics: ${mathTotal} of ${MATH_LIMIT} kB (lazy)`);
        const calculator = chunks.filter((chunk) => chunk.moduleIds.some((id) => id.includes('/libs/web-calculator/')));
        const calculatorFiles = calculator.map((chunk) => chunk.fileName);
        const calculatorTotal = kB(
          calculator.reduce((sum, chunk) => sum + gzip(chunk.code), 0) + cssOf(calculatorFiles),
        );
        if (calculator.length)
          this.info(`budget calculator: ${calculatorTotal} of ${CALCULATOR_LIMIT} kB with its css (lazy)`);
        if (calculatorTotal > CALCULATOR_LIMIT)
          faults.push(`the calculator needs ${calculatorTotal} kB, the budget is ${CALCULATOR_LIMIT} kB`);
        if (chunks.some((chunk) => chunk.moduleIds.some((id) => id.includes('/src/shell/debug/'))))
          this.error('The debug panel must not be in a build.');
        if (faults.length) this.error(`Over budget: ${faults.join('; ')}.`);
      },
    },
  };
}
