import * as z from 'zod/mini';
import type { InternalCall } from './internal-call.js';

/** Bytes in a chunk of a file, but for the last one. In base64 a chunk is a third more; Redis and its reader hold one at a time. */
export const FILE_CHUNK_BYTES = 131_072;

/** What a call with a `file` answers for the headers. */
export interface FileHead {
  name: string;
  media_type: string;
}

/** Which chunk of a file its reader wants. */
export const chunkWanted = z.object({
  /** The same for all chunks of one download. */
  download: z.uuid(),
  /** From 0. */
  chunk: z.int().check(z.minimum(0)),
});

export const fileChunk = z.object({
  /** Base64. */
  bytes: z.string(),
  /** CRC-32 of the file up to the end of this chunk: chunks may come from different replicas, and must be of one file. */
  checksum: z.number(),
  last: z.boolean(),
});

export type FileChunk = z.infer<typeof fileChunk>;

/** A call that answers a file's chunks; its input is that of the file's call with `chunkWanted`. */
export type FileChunkCall = InternalCall<z.ZodMiniType, typeof fileChunk>;
