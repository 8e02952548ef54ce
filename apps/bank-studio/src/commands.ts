import type { BankCommand } from './operate/run-bank.js';

/** Every command of `npm run bank` in a checkout. */
export const COMMANDS: Readonly<Record<string, BankCommand>> = {
  check: {
    run: async (args) => (await import('./commands/check.js')).check(args),
    help: '[--only PREFIX] [--deep]                every fault of the packs; --deep: 500 seeds of every template',
  },
  talk: {
    run: async (args) => (await import('./commands/talk.js')).talk(args),
    help: '[FILE | KEY]… [--list]                  checks what students say of items, from the text files; --list adds new files',
  },
  import: {
    run: async (args) => (await import('./commands/import.js')).importFiles(args),
    help: 'FILE… [--drafts FOLDER] [--dry-run]     items of JSON, CSV, QTI, Moodle or GIFT files; other makers’ as drafts',
  },
  export: {
    run: async (args) => (await import('./commands/export.js')).exportAny(args),
    help: '--out PATH [--format F] [--only PREFIX] the bank as JSON, CSV, or a folder of QTI 3 files; --out - to stdout',
  },
  edit: {
    run: async (args) => (await import('./edit/edit.js')).edit(args),
    help: '[FOLDER] [--port N]                     a page on which drafts are completed and released',
  },
  release: {
    run: async (args) => (await import('./commands/release.js')).release(args),
    help: '[--note TEXT] [--drafts FOLDER]         gives the newest versions to students; with complete drafts of a folder',
  },
  stats: {
    run: async (args) => (await import('./commands/stats.js')).statsOfCheckout(args),
    help: '[--json] [--students N] [--seed TEXT]   counts, balance, difficulty, what the bank is enough for',
  },
  assemble: {
    run: async (args) => (await import('./commands/assemble.js')).assemble(args),
    help: '--id ID [--draw N]                      the keys of a new diagnostic form',
  },
  review: {
    run: async (args) => (await import('./commands/review.js')).review(args),
    help: 'sheet [--unsolved] | take FILE… | rate  items to solve without keys; what solvers wrote; bands by it',
  },
  preview: {
    run: async (args) => (await import('./preview/preview.js')).preview(args),
    help: '[--port N]                              a page that shows items as students and as reviewers see them',
  },
};

export const NOTES = `Commands work on the system of DATABASE_URL, or on the one that npm start runs here; export, stats and preview fall
back to the packs that ship with Aivy. check always checks the packs.`;
