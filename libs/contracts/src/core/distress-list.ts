import type { DistressList, DistressMessage, DistressPlace } from './distress.js';

/** Open messages that a service lists at a time: the gravest and newest. */
export const DISTRESS_AT_ONCE = 100;
/** Handled messages in the list: those handled last. */
export const DISTRESS_HANDLED_AT_ONCE = 25;
/** Characters of what an operator writes about a handled message. */
export const DISTRESS_NOTE_MAX_LENGTH = 300;
/** An open message stays this long even where messages are kept for fewer days: staff must get to see it. */
export const OPEN_DISTRESS_KEEP_DAYS = 30;

export const DISTRESS_GRADES: Readonly<Record<DistressMessage['grade'], string>> = {
  2: 'Distress',
  3: 'Danger',
  4: 'Emergency',
};
export const DISTRESS_PLACE_NAMES: Readonly<Record<DistressPlace, string>> = {
  practice: 'AivyDaily practice',
  analysis: 'Problem analysis',
  dashboard: 'Dashboard chat',
};

const byUrgency = (a: DistressMessage, b: DistressMessage): number =>
  b.grade - a.grade || b.said_at.localeCompare(a.said_at);
const handledLast = (a: DistressMessage, b: DistressMessage): number => b.handled!.at.localeCompare(a.handled!.at);

/** One list over the services that answered. */
export const mergeDistress = (lists: readonly DistressList[]): DistressList => ({
  open: lists.flatMap(({ open }) => open).sort(byUrgency),
  handled: lists
    .flatMap(({ handled }) => handled)
    .sort(handledLast)
    .slice(0, DISTRESS_HANDLED_AT_ONCE),
  open_count: lists.reduce((sum, { open_count: count }) => sum + count, 0),
});
