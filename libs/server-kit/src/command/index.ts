// What every program on the command line needs. Apart from the kit's index, so a command starts without loading all of it.
export * from './run-command.js';
export * from './target.js';
export * from './usage-error.js';
