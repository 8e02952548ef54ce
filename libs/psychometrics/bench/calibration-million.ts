import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Part, Row } from './row.js';

/** What `million.ts` prints. */
export interface Million {
  answers: number;
  /** From the first answer to the last standard error. */
  seconds: number;
  /** By which its memory grew at the most, all told. */
  megabytes: number;
  rounds: number;
  converged: boolean;
  errorOfB: number;
  meanErrorOfB: number;
}

async function millionRows(): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'tools/run-ts.mjs',
    'libs/psychometrics/bench/million.ts',
  ]);
  const { answers, seconds, megabytes, rounds, converged, errorOfB, meanErrorOfB } = JSON.parse(stdout) as Million;
  const name = `Calibration of ${answers.toLocaleString('en')} answers × 3,000 items`;
  return [
    { name: `${name}, packed by streaming`, value: seconds, unit: 's', bound: { most: 90 }, digits: 1 },
    { name: `${name}: memory that it took more`, value: megabytes, unit: 'MB', bound: { most: 600 }, digits: 0 },
    { name: `${name}: converged`, value: converged ? 1 : 0, bound: { least: 1 }, digits: 0 },
    { name: 'its rounds', value: rounds, digits: 0 },
    { name: 'its RMSE of b', value: errorOfB, unit: 'logits' },
    { name: 'its mean error of b', value: meanErrorOfB, unit: 'logits' },
  ];
}

/** A night's job, in a program of its own. */
export const million: Part = { name: 'calibration:million', timed: true, run: millionRows };
