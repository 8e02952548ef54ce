import type { StreamCall } from '@aivy/contracts';
import { countStream, writeStream } from '../testing/test-streams.js';
import { PacketStream } from './packet-stream.js';

const opened = (call: StreamCall = writeStream): PacketStream =>
  new PacketStream({ call, window: 16, packetWithinMs: 1_000, allow: () => undefined, left: () => undefined });
const packet = (q: number) => ({ i: '1', q, v: { n: q, text: '' } });
const faultOf = (taken: ReturnType<PacketStream['take']>): unknown => (taken as { fault?: unknown }).fault;

describe('the packets of a stream', () => {
  it('end with OUTCOME-UNKNOWN when one of them is lost, the first one too', () => {
    const stream = opened();
    expect(stream.take(packet(1))).toBe('more');
    expect(faultOf(stream.take(packet(3)))).toMatchObject({ code: 'OUTCOME-UNKNOWN' });
    expect(faultOf(opened().take(packet(2)))).toMatchObject({ code: 'OUTCOME-UNKNOWN' });
  });

  it('end with OUTCOME-UNKNOWN when one is lost before the end: it is no whole stream', () => {
    const stream = opened();
    stream.take(packet(1));
    expect(faultOf(stream.take({ i: '1', q: 3, d: 1 }))).toMatchObject({ code: 'OUTCOME-UNKNOWN' });
  });

  it('are read once each, in order, however often they come', async () => {
    const stream = opened(countStream);
    for (const q of [0, 1, 1, 2, 0, 1, 2, 3]) expect(stream.take(packet(q))).toBe('more');
    expect(stream.take({ i: '1', q: 4, d: 1, v: { count: 3 } })).toEqual({ final: { count: 3 } });
    stream.finish({ count: 3 });
    const read: unknown[] = [];
    for await (const each of stream as AsyncIterable<{ n: number }>) read.push(each.n);
    expect(read).toEqual([1, 2, 3]);
  });
});
