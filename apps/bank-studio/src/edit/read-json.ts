import type { IncomingMessage } from 'node:http';

/** Far more than the texts of an item; images are not sent back. */
const MOST_BYTES = 512 * 1024;

/** A body that is not taken. */
export class BodyRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'BodyRefusal';
  }
}

/**
 * The JSON of a request.
 * @throws BodyRefusal when it is too large (413) or no JSON (400)
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new BodyRefusal(413, `More than ${MOST_BYTES / 1024} kB.`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new BodyRefusal(400, 'This is no JSON.');
  }
}
