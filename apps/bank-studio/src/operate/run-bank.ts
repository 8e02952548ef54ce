import { runCommand } from '@aivy/server-kit/command';

export interface BankCommand {
  /** Gets the arguments after its name and returns the exit code. Loads only what this command needs. */
  run: (args: string[]) => Promise<number>;
  help: string;
}

const usageOf = (name: string, { help }: BankCommand): string => `  ${name.padEnd(8)} ${help}`;

/** `npm run bank -- COMMAND`: runs the one that was asked for. @param notes below the list of commands */
export async function runBank(
  commands: Readonly<Record<string, BankCommand>>,
  notes: string,
  args = process.argv.slice(2),
): Promise<void> {
  const usage = `usage: npm run bank -- COMMAND

${Object.entries(commands)
  .map(([name, command]) => usageOf(name, command))
  .join('\n')}

${notes}`;
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === '--help') console.log(usage);
  else if (!command) {
    console.error(usage);
    process.exitCode = 2;
  } else if (rest.includes('--help')) {
    console.log(
      `usage: npm run bank --\n\n${usageOf(name, command)}\n\nAll of it: docs/runbook.md and docs/item-formats.md.`,
    );
  } else await runCommand(() => command.run(rest));
}
