import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import zlib from 'node:zlib';
import { DomainError, type Caller, type FileChunk, type FileChunkCall } from '@aivy/contracts';
import type { RpcClient } from './client/rpc-client.js';

/** A replica may be restarting, or busy making what another one has sent before. */
const TRIES = 5;
const TRY_AGAIN_MS = 1_000;
/** A chunk may take long to make, but a service that is gone is noticed sooner. */
const START_WITHIN_MS = 5_000;

/**
 * The bytes of a file, chunk after chunk, each asked for when its reader wants it. A file that has begun is tried again
 * where a service doesn't answer; what can't be had ends it with an error, so half a file is never taken for a whole one.
 * @param input of the file's call
 */
export async function* readFile(
  rpc: Pick<RpcClient, 'call'>,
  call: FileChunkCall,
  caller: Caller,
  input: object,
  signal: AbortSignal,
): AsyncGenerator<Buffer, void, void> {
  const download = randomUUID();
  let checksum = 0;
  for (let chunk = 0, last = false; !last; chunk += 1) {
    const ask = (): Promise<FileChunk> =>
      rpc.call(call, caller, { ...input, download, chunk }, { signal, startWithinMs: START_WITHIN_MS });
    const answer = await (chunk === 0 ? ask() : tryAgain(ask, signal));
    const bytes = Buffer.from(answer.bytes, 'base64');
    checksum = zlib.crc32(bytes, checksum);
    if (checksum !== answer.checksum) throw new Error(`chunk ${chunk} of ${call.pattern} is of another file`);
    yield bytes;
    last = answer.last;
  }
}

async function tryAgain(ask: () => Promise<FileChunk>, signal: AbortSignal): Promise<FileChunk> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const mayPass = error instanceof DomainError && error.code === 'SERVICE-UNAVAILABLE';
      if (!mayPass || signal.aborted || tries === TRIES) throw error;
      await pause(TRY_AGAIN_MS, undefined, { signal });
    }
  }
}
