/**
 * `npm run bank` in the image: what looks after a running bank, without the workshop around it. Nothing else of this app
 * may come in from here; test/image.spec.ts checks.
 */
import { runBank } from './run-bank.js';

await runBank(
  {
    import: {
      run: async (args) => (await import('./import.js')).importJson(args),
      help: 'FILE…                                   items of JSON files, as an export writes them',
    },
    export: {
      run: async (args) => (await import('./export.js')).exportItems(args),
      help: '--out FILE [--only PREFIX]              the bank as JSON; --out - to stdout',
    },
    release: {
      run: async (args) => (await import('./release.js')).release(args),
      help: '[--note TEXT]                           gives the newest versions to students',
    },
    stats: {
      run: async (args) => (await import('./stats.js')).stats(args),
      help: '[--json] [--students N]                 counts, balance, difficulty, what the bank is enough for',
    },
  },
  `Commands work on the system of DATABASE_URL. A checkout's npm run bank has more: the other formats, drafts and their
page, checks, previews and reviews.`,
);
