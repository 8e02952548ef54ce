/**
 * Work that a service does again and again, once over all its processes: whoever is free does it, and another one does
 * it when that one dies. It must be repeatable, and right to do while another process is still at it.
 */
export interface Schedule {
  /** `<service>.<verb>`. */
  name: string;
  /** Milliseconds from one run to the next. */
  everyMs: number;
  /** Each process also does it once when it begins to serve. */
  atStart?: true;
}

/** Checks the shape of a schedule. */
export const defineSchedule = (schedule: Schedule): Schedule => schedule;
