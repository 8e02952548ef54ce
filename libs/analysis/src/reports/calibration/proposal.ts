import { MISFIT, proposeState, type DifResult } from '@aivy/psychometrics';
import type { Setting } from '../answers.js';
import { rounded, shareValue } from '../computed.js';
import type { Column, Row } from '../../table/index.js';
import { PROPOSED_FROM, type Fitted } from './fitted.js';
import type { GatheredItem } from './gathered-item.js';

/** Worked answers from which their median is a measured time. */
const TIMED_FROM = 100;

/** What is proposed for an item from the answers of one setting; a person decides. */
export interface Proposal {
  fitted: Fitted;
  setting: Setting;
  gathered: GatheredItem;
  dif: DifResult | null;
  /** Null: there are too few answers, or it holds the scale. */
  parameters: { a: number; b: number; c: number } | null;
  /** Seconds. */
  median: number | null;
  state: 'quarantined' | 'operational' | 'draft' | null;
  /** Why the state, or why to look at the item. */
  reasons: readonly string[];
}

/** @param options.compares may what groups differ by be told, and concluded from? */
export function proposalOf(
  fitted: Fitted,
  setting: Setting,
  gathered: GatheredItem,
  { compares = true }: { compares?: boolean } = {},
): Proposal {
  const { frame, answers, drift, rmsd, seB, anchor } = fitted;
  const { medianSeconds, pointBiserial } = gathered.statistics;
  const { keyAlarm } = gathered;
  const dif = compares ? gathered.dif : null;
  const found = proposeState({
    ...{ state: frame.state, n: answers, keyAlarm, pointBiserial, seB },
    // Of few answers the distance is chance.
    ...(answers >= PROPOSED_FROM && { rmsd }),
    ...(drift && { drift }),
    ...(dif && { dif }),
  });
  const { a, b, c } = fitted;
  return {
    ...{ fitted, setting, gathered, dif },
    parameters: answers >= PROPOSED_FROM && anchor !== 'held' ? { a, b, c } : null,
    median: answers >= TIMED_FROM ? medianSeconds : null,
    state: found?.to ?? null,
    reasons: found?.reasons ?? [],
  };
}

/** Is there something that a person should look at before it is published? */
export const hasAlarm = ({ state, dif, fitted: { answers, drift, rmsd } }: Proposal): boolean =>
  state === 'quarantined' ||
  state === 'draft' ||
  drift?.drifted === true ||
  (answers >= PROPOSED_FROM && rmsd > MISFIT) ||
  dif?.etsClass === 'C';

export const COLUMNS: readonly Column[] = [
  { name: 'item_id', type: 'int', title: 'Item id' },
  { name: 'item_version', type: 'int', title: 'Version of the item in the release' },
  { name: 'key', type: 'string', title: 'Item' },
  { name: 'section', type: 'string', title: 'Section' },
  { name: 'skill', type: 'int', title: 'Skill id' },
  { name: 'setting', type: 'string', title: 'Asked in tests or in practice' },
  { name: 'state', type: 'string', title: 'State in use' },
  { name: 'anchor', type: 'string', title: 'Holds the scale (held), or is to hold it (chosen)' },
  { name: 'answers', type: 'int', title: 'First answers, worked on or left out' },
  { name: 'n', type: 'int', title: 'First answers that were worked on; empty where suppressed' },
  { name: 'left_out', type: 'int', title: 'Answers left out: unread, out of time, or of a module without effort' },
  { name: 'p', type: 'share', title: 'Share right of those worked on' },
  { name: 'a', type: 'float', title: 'Discrimination in use' },
  { name: 'b', type: 'float', title: 'Difficulty in use, logits' },
  { name: 'c', type: 'float', title: 'Guessing in use' },
  { name: 'b_sd', type: 'float', title: 'Standard error of b in use' },
  { name: 'proposed_a', type: 'float', title: 'Proposed discrimination' },
  { name: 'proposed_b', type: 'float', title: 'Proposed difficulty, logits' },
  { name: 'proposed_c', type: 'float', title: 'Proposed guessing' },
  { name: 'se_log_a', type: 'float', title: 'Standard error of ln a' },
  { name: 'se_b', type: 'float', title: 'Standard error of b' },
  { name: 'se_c', type: 'float', title: 'Standard error of c' },
  { name: 'rmsd', type: 'float', title: 'Distance of the answers from the curve' },
  { name: 'change_b', type: 'float', title: 'Change of b, without that of the scale' },
  { name: 'z', type: 'float', title: 'Change in standard errors' },
  { name: 'drifted', type: 'bool', title: 'Drifted' },
  { name: 'key_alarm', type: 'string', title: 'A choice that behaves more like a key than the key' },
  { name: 'dif_delta', type: 'float', title: 'Delta of ETS: negative when harder for the compared group' },
  { name: 'dif_class', type: 'string', title: 'Class: A negligible, B moderate, C large' },
  { name: 'median_seconds', type: 'float', title: 'Median time of those who worked on it, seconds' },
  { name: 'proposed_state', type: 'string', title: 'Proposed for a person to decide' },
  { name: 'reasons', type: 'string', title: 'Why' },
  { name: 'alarm', type: 'bool', title: 'To be looked at before it is published' },
];

const orNull = (value: number | null | undefined, places: number): number | null =>
  value === null || value === undefined ? null : rounded(value, places);

/** @param tellsEffort may numbers that only answers of effort go into be told? */
export function rowOf(proposal: Proposal, tellsEffort: boolean): Row {
  const { fitted, setting, gathered, dif, parameters, median, state, reasons } = proposal;
  const { frame, answers, seLogA, seB, seC, rmsd, drift, anchor } = fitted;
  return [
    ...[frame.id, frame.version, frame.key, frame.section, frame.skill, setting, frame.state, anchor],
    gathered.answers,
    ...(tellsEffort ? [answers, gathered.leftOut, shareValue(gathered.statistics.p, answers)] : [null, null, null]),
    ...[frame.a, frame.b, frame.c, frame.bSd],
    ...[parameters?.a, parameters?.b, parameters?.c].map((each) => orNull(each, 4)),
    ...[seLogA, seB, seC, rmsd].map((each) => rounded(each, 4)),
    ...[orNull(drift?.change, 4), orNull(drift?.z, 2), drift?.drifted ?? null],
    ...[gathered.keyAlarm, orNull(dif?.delta, 3), dif?.etsClass ?? null, orNull(median, 1)],
    ...[state, reasons.length === 0 ? null : reasons.join('; '), hasAlarm(proposal)],
  ];
}
