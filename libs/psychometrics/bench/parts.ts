import { ADAPTIVE } from './adaptive.js';
import { bridge } from './bridge.js';
import { calibration } from './calibration.js';
import { LINKED } from './calibration-linking.js';
import { million } from './calibration-million.js';
import { RECOVERY } from './calibration-recovery.js';
import { diagnostic } from './diagnostic.js';
import { dif } from './dif.js';
import { effort } from './effort.js';
import { FULL_TEST } from './full-test.js';
import { growth } from './growth.js';
import { keyAlarm } from './key-alarm.js';
import { learner } from './learner.js';
import { odds } from './odds.js';
import { RANGE } from './range.js';
import type { Part } from './row.js';
import { speed } from './speed.js';
import { weakChances } from './weak-chances.js';
import { weakSkills } from './weak-skills.js';

/** The longest first: the last to be started should be short. */
export const PARTS: readonly Part[] = [
  growth,
  ...RANGE,
  ...RECOVERY,
  ...LINKED,
  calibration,
  ...ADAPTIVE,
  effort,
  ...FULL_TEST,
  bridge,
  weakChances,
  weakSkills,
  diagnostic,
  odds,
  dif,
  keyAlarm,
  speed,
  million,
  learner,
];
