import { describe, expect, it } from '@jest/globals';
import { AnswerReader } from './answer-reader.mjs';

const bytes = (text: string) => Buffer.from(text);
const OK = 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\nContent-Length: 5\r\n\r\nhello';

describe('answers over one connection', () => {
  it('are whole only with their last byte, however they are cut', () => {
    for (let cut = 1; cut < OK.length; cut += 1) {
      const reader = new AnswerReader();
      expect(reader.take(bytes(OK.slice(0, cut)))).toBeUndefined();
      const answer = reader.take(bytes(OK.slice(cut)));
      expect([answer?.status, answer?.body.toString()]).toEqual([200, 'hello']);
    }
  });

  it('come one after the other', () => {
    const reader = new AnswerReader();
    expect(reader.take(bytes(OK))?.status).toBe(200);
    const second = reader.take(bytes('HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n'));
    expect([second?.status, second?.body.length]).toEqual([503, 0]);
  });

  it('in chunks end with the empty one', () => {
    const reader = new AnswerReader();
    expect(reader.take(bytes('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n'))).toBeUndefined();
    expect(reader.take(bytes('0\r\n\r\n'))?.status).toBe(200);
  });

  it('without a body end with their head', () => {
    expect(new AnswerReader().take(bytes('HTTP/1.1 304 Not Modified\r\netag: "x"\r\n\r\n'))?.status).toBe(304);
  });
});
