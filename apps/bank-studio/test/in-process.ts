import { jest } from '@jest/globals';
import { COMMANDS, NOTES } from '../src/commands.js';
import { runBank } from '../src/operate/run-bank.js';

export interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** `npm run bank -- …` in this process, which has read all items already: a new one needs seconds for that. */
export async function bank(...args: string[]): Promise<Outcome> {
  const before = process.exitCode;
  const [out, err] = [jest.spyOn(console, 'log').mockReturnValue(), jest.spyOn(console, 'error').mockReturnValue()];
  const said = (spy: typeof out): string => spy.mock.calls.map((call) => `${call.join(' ')}\n`).join('');
  process.exitCode = 0;
  try {
    await runBank(COMMANDS, NOTES, args);
    return { code: Number(process.exitCode), out: said(out), err: said(err) };
  } finally {
    process.exitCode = before;
    out.mockRestore();
    err.mockRestore();
  }
}
