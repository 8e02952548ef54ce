/**
 * `npm run bank -- COMMAND`: the item bank from the command line.
 * A command gets the arguments after its name and returns the exit code.
 */
import { assemble } from './assemble.js';
import { check } from './check.js';
import { exportItems } from './export.js';
import { importFiles } from './import.js';
import { preview } from './preview/preview.js';
import { release } from './release.js';
import { review } from './review.js';
import { stats } from './stats.js';
import { UsageError } from '../lib/usage-error.js';

interface Command {
  run: (args: string[]) => number | Promise<number>;
  help: string;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  check: {
    run: check,
    help: '[--only PREFIX] [--deep]                every fault of the packs; --deep: 500 seeds of every template',
  },
  import: {
    run: importFiles,
    help: 'FILE… [--format F] [--dry-run]          items from JSON, CSV or QTI 3 (XML) files; waits for a release',
  },
  export: {
    run: exportItems,
    help: '--out PATH [--format F] [--only PREFIX] the bank as JSON, CSV, or a folder of QTI 3 files',
  },
  release: {
    run: release,
    help: '[--note TEXT]                           gives the newest versions to students; running services swap',
  },
  stats: {
    run: stats,
    help: '[--json]                                counts, balance, lengths, what the bank is enough for',
  },
  assemble: { run: assemble, help: '--id ID                                 the keys of a new diagnostic form' },
  review: {
    run: review,
    help: 'sheet --only PREFIX | record FILE         items to solve without keys; what a solver wrote',
  },
  preview: {
    run: preview,
    help: '[--port N]                              a page that shows items as students and as reviewers see them',
  },
};

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command) {
  console.error(
    `usage: npm run bank -- COMMAND\n\n${Object.entries(COMMANDS)
      .map(([each, { help }]) => `  ${each.padEnd(8)} ${help}`)
      .join(
        '\n',
      )}\n\nCommands work on the system of DATABASE_URL, or on the one that npm start runs here; export, stats and preview fall\nback to the packs that ship with Aivy. check always checks the packs.`,
  );
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await command.run(rest);
  } catch (error) {
    const mendable =
      error instanceof UsageError ||
      (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    console.error(mendable ? error.message : error);
    process.exitCode = 2;
  }
}
