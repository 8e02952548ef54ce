import { FIRST_SCALE, LINKING } from '@aivy/psychometrics';
import * as z from 'zod';
import type { BankClient } from './client.js';

const sectionLink = z.object({
  intercept: z.number(),
  slope: z.number().positive(),
  /** Releases of before it had a field say none. */
  scaleSd: z.number().nonnegative().default(LINKING.scaleSd),
  pairs: z.int().positive().exactOptional(),
});

const storedScale = z.object({
  parameterVersion: z.string().min(1),
  link: z.object({
    version: z.string().min(1),
    ...sectionLink.shape,
    sections: z.object({ english: sectionLink, math: sectionLink }).exactOptional(),
  }),
  /** Ids of the items whose parameters hold the scale: no calibration changes them, all others are estimated against them. */
  anchors: z.array(z.int()).optional(),
  /** Who says it: the packs that ship with Aivy, which may say another with the next program, or a person who has published it. */
  origin: z.enum(['pack', 'published']),
});

/** A scale as a release says it. */
export type StoredScale = z.infer<typeof storedScale>;

/** Null where a release says none. @throws ZodError */
export const readScale = (stored: unknown): StoredScale | null => z.nullable(storedScale).parse(stored);

/** A scale as it may be stored. @throws ZodError for one that programs could not read any more, whoever made it */
export const checkedScale = (scale: StoredScale): StoredScale => storedScale.parse(scale);

/** What releases are scored by: each time it changed, the release that it holds from, in their order. */
export type Scales = readonly { since: number; scale: StoredScale }[];

/** The scale that ships with this program. */
export const PACK_SCALE: StoredScale = { ...FIRST_SCALE, origin: 'pack' };

/** The scale of a release: its own, or the last one said before it. */
export const scaleAt = (scales: Scales, release: number): StoredScale =>
  scales.findLast(({ since }) => since <= release)?.scale ?? PACK_SCALE;

/** All that was ever said. */
export async function storedScales(client: BankClient): Promise<Scales> {
  const { rows } = await client.query(
    `SELECT id, scale FROM (
       SELECT id, scale, lag(scale) OVER (ORDER BY id) AS before FROM bank.releases WHERE scale IS NOT NULL
     ) AS said WHERE before IS DISTINCT FROM scale ORDER BY id`,
  );
  return rows.map(({ id, scale }) => ({ since: Number(id), scale: storedScale.parse(scale) }));
}

/** What scores are made by from the next release on, unless it says another. */
export async function latestScale(client: BankClient): Promise<StoredScale> {
  return (await storedScales(client)).at(-1)?.scale ?? PACK_SCALE;
}
