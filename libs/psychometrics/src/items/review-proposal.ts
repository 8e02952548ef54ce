import { MISFIT } from '../calibration/fit.js';
import type { Drift } from '../calibration/drift.js';
import type { DifResult } from './dif.js';

/** What the nightly job knows of an item. Absent parts were not computed. */
export interface ItemEvidence {
  state: 'draft' | 'pretest' | 'operational' | 'quarantined' | 'retired';
  n: number;
  keyAlarm: string | null;
  pointBiserial: number | null;
  rmsd?: number;
  drift?: Drift;
  dif?: DifResult;
  /** Standard error of b, logits. */
  seB?: number;
}

export type Proposal = { to: 'quarantined' | 'operational' | 'draft'; reasons: string[] } | null;

/** Answers from which an item may be judged, and those from which its parameters may be trusted. */
const JUDGED_FROM = 100;
const TRUSTED_FROM = 200;
const LEAST_DISCRIMINATION = 0.1;

function faultsOf({ keyAlarm, pointBiserial, rmsd, drift, dif }: ItemEvidence): string[] {
  return [
    ...(keyAlarm === null ? [] : [`choice ${keyAlarm} behaves more like a key than the key`]),
    ...(pointBiserial !== null && pointBiserial < LEAST_DISCRIMINATION
      ? [`point-biserial is under ${LEAST_DISCRIMINATION}`]
      : []),
    ...(rmsd !== undefined && rmsd > MISFIT ? [`RMSD ${rmsd.toFixed(2)} is over ${MISFIT}`] : []),
    ...(drift?.drifted ? [`b has drifted by ${drift.change.toFixed(2)} logits`] : []),
    ...(dif?.etsClass === 'C' ? ['large differential functioning (class C)'] : []),
  ];
}

/**
 * What the job proposes for an item; a person decides. Quarantine for faults of an item in use; for an item on trial
 * operation when it is sound and has enough answers, and back to its author when it is not; null when there is nothing to
 * propose.
 */
export function proposeState(evidence: ItemEvidence): Proposal {
  const { state, n } = evidence;
  if ((state !== 'pretest' && state !== 'operational') || n < JUDGED_FROM) return null;
  const reasons = faultsOf(evidence);
  if (reasons.length > 0) return { to: state === 'pretest' ? 'draft' : 'quarantined', reasons };
  return state === 'pretest' && n >= TRUSTED_FROM
    ? { to: 'operational', reasons: [`no fault in ${TRUSTED_FROM} answers or more`] }
    : null;
}
