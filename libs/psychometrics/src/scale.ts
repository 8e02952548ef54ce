import { LINKING, PARAMETER_VERSION, type LinkingRecord } from './linking.js';

/**
 * By which parameters of items and by which linking scores are made. A release of the item bank carries it, an attempt is
 * scored by that of its release, and every stored score names both versions.
 */
export interface Scale {
  parameterVersion: string;
  link: LinkingRecord;
}

/** Before anybody has published a calibration. */
export const FIRST_SCALE: Scale = { parameterVersion: PARAMETER_VERSION, link: LINKING };
