import { UsageError } from './usage-error.js';

/** Is it told in a sentence, because whoever called can mend it? Anything else is told with its stack. */
const isMendable = (error: unknown): error is Error =>
  error instanceof UsageError || String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');

/**
 * The whole of a command: does its work and ends the process with the exit code, 2 when it was asked for wrongly.
 * @param work returns the exit code, or what to say when all went well
 * @param faultCode what a fault ends with that nobody can mend by asking otherwise
 */
export async function runCommand(work: () => Promise<number | string>, { faultCode = 2 } = {}): Promise<void> {
  try {
    const outcome = await work();
    if (typeof outcome === 'string') console.log(outcome);
    else process.exitCode = outcome;
  } catch (error) {
    console.error(isMendable(error) ? error.message : error);
    process.exitCode = isMendable(error) ? 2 : faultCode;
  }
}
