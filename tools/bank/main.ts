/**
 * `npm run bank -- COMMAND`: the item bank from the command line.
 * A command gets the arguments after its name and returns the exit code.
 */
import { runCommand } from '../lib/run-command.js';

interface Command {
  /** Loads only what this command needs: the checks bring MathJax, the release Redis. */
  run: (args: string[]) => Promise<number>;
  help: string;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  check: {
    run: async (args) => (await import('./check.js')).check(args),
    help: '[--only PREFIX] [--deep]                every fault of the packs; --deep: 500 seeds of every template',
  },
  talk: {
    run: async (args) => (await import('./talk.js')).talk(args),
    help: '[FILE | KEY]… [--list]                  checks what students say of items, from the text files; --list adds new files',
  },
  import: {
    run: async (args) => (await import('./import.js')).importFiles(args),
    help: 'FILE… [--drafts FOLDER] [--dry-run]     items of JSON, CSV, QTI, Moodle or GIFT files; other makers’ as drafts',
  },
  export: {
    run: async (args) => (await import('./export.js')).exportItems(args),
    help: '--out PATH [--format F] [--only PREFIX] the bank as JSON, CSV, or a folder of QTI 3 files; --out - to stdout',
  },
  edit: {
    run: async (args) => (await import('./edit/edit.js')).edit(args),
    help: '[FOLDER] [--port N]                     a page on which drafts are completed and released',
  },
  release: {
    run: async (args) => (await import('./release.js')).release(args),
    help: '[--note TEXT] [--drafts FOLDER]         gives the newest versions to students; with complete drafts of a folder',
  },
  stats: {
    run: async (args) => (await import('./stats.js')).stats(args),
    help: '[--json] [--students N] [--seed TEXT]   counts, balance, difficulty, what the bank is enough for',
  },
  assemble: {
    run: async (args) => (await import('./assemble.js')).assemble(args),
    help: '--id ID [--draw N]                      the keys of a new diagnostic form',
  },
  review: {
    run: async (args) => (await import('./review.js')).review(args),
    help: 'sheet [--unsolved] | take FILE… | rate  items to solve without keys; what solvers wrote; bands by it',
  },
  preview: {
    run: async (args) => (await import('./preview/preview.js')).preview(args),
    help: '[--port N]                              a page that shows items as students and as reviewers see them',
  },
};

const usageOf = (name: string, { help }: Command): string => `  ${name.padEnd(8)} ${help}`;

const USAGE = `usage: npm run bank -- COMMAND

${Object.entries(COMMANDS)
  .map(([name, command]) => usageOf(name, command))
  .join('\n')}

Commands work on the system of DATABASE_URL, or on the one that npm start runs here; export, stats and preview fall
back to the packs that ship with Aivy. check always checks the packs.`;

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (name === '--help') console.log(USAGE);
else if (!command) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (rest.includes('--help')) {
  console.log(
    `usage: npm run bank --\n\n${usageOf(name, command)}\n\nAll of it: docs/runbook.md and docs/item-formats.md.`,
  );
} else {
  await runCommand(() => command.run(rest));
}
