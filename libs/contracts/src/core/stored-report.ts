import type * as z from 'zod/mini';
import { DomainError } from './errors.js';

/**
 * Version of the reports that this release stores. 1, which says no version, is the report of the wire as it is; since
 * 2 what belongs to a subject stands in a section of its own; since 3 a section that was clicked through has no score.
 */
export const REPORT_VERSION = 3 as const;
/** Versions whose reports are laid out as those of the newest: what came later is absent in them. */
export const ALIKE_VERSIONS = [2, REPORT_VERSION] as const;

function versionOf(stored: object): number {
  return 'version' in stored && typeof stored.version === 'number' ? stored.version : 1;
}

/** False for a report that a newer release has stored, as while one replaces the other. */
export const isReadableReport = (stored: object): boolean => versionOf(stored) <= REPORT_VERSION;

/** A stored report that fits no version, as one that was damaged; asking again does not help. Its `cause` says where. */
export class UnreadableReport extends Error {
  constructor(cause: unknown) {
    super('a stored report fits no version', { cause });
    this.name = 'UnreadableReport';
  }
}

/**
 * A stored report of any version as this release knows it.
 * @param fromFirst makes the newest version of a checked report of version 1
 * @throws DomainError SERVICE-UNAVAILABLE for one of a newer release: a replica of that release can answer, so asking again helps
 * @throws UnreadableReport for one that fits no version
 */
export function readReport<First extends z.ZodMiniType, Current extends z.ZodMiniType>(
  stored: object,
  first: First,
  current: Current,
  fromFirst: (report: z.infer<First>) => z.infer<Current>,
): z.infer<Current> {
  if (!isReadableReport(stored)) {
    const cause = new Error(`the stored report has version ${versionOf(stored)}, this release knows ${REPORT_VERSION}`);
    throw new DomainError('SERVICE-UNAVAILABLE', undefined, { cause });
  }
  try {
    const version = versionOf(stored);
    if (version === 1) return fromFirst(first.parse(stored));
    const isAlike = ALIKE_VERSIONS.some((each) => each === version);
    return current.parse(isAlike ? { ...stored, version: REPORT_VERSION } : stored);
  } catch (error) {
    throw new UnreadableReport(error);
  }
}

/**
 * The same value with the keys of all its objects in the order in which PostgreSQL keeps them in `jsonb` (shorter ones
 * first, then by letter). Reports of version 1 went out as they were read, and clients keep getting the same text. For
 * keys in ASCII.
 */
export function inJsonbOrder<T>(value: T): T;
export function inJsonbOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => inJsonbOrder(each));
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, each]) => [key, inJsonbOrder(each as unknown)]));
}
