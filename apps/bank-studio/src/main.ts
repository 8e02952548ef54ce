/** `npm run bank -- COMMAND`: the item bank on the command line, with everything that makes and checks items. */
import { COMMANDS, NOTES } from './commands.js';
import { runBank } from './operate/run-bank.js';

await runBank(COMMANDS, NOTES);
