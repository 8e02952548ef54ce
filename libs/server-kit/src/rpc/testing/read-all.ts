import { DomainError, type PacketOf, type StreamCall } from '@aivy/contracts';
import type { RpcStream } from '../index.js';

/** The numbers of all packets of a stream, and the value or the code that it ended with. */
export async function readAll<C extends StreamCall>(
  stream: RpcStream<C>,
  onPacket?: (packet: PacketOf<C>) => void,
): Promise<{ numbers: number[]; end: unknown }> {
  const numbers: number[] = [];
  try {
    for (;;) {
      const step = await stream.next();
      if (step.done) return { numbers, end: step.value };
      onPacket?.(step.value);
      numbers.push((step.value as { n: number }).n);
    }
  } catch (error) {
    return { numbers, end: error instanceof DomainError ? error.code : String(error) };
  }
}

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
