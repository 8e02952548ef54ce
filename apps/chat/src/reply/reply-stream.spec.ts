import { setTimeout as pause } from 'node:timers/promises';
import { Page } from '../../test/page.js';
import { ReplyStream, type Buffered, type Part } from './reply-stream.js';

const TEXT =
  'Look at the second line. What changes when both sides are divided by −3? Try it, and send me what you get. 👍';

/** A sender that takes its time and fails when it is told to. */
function sender(fails: (call: number) => boolean = () => false, ms = 2) {
  const parts: (Part & { take: number })[] = [];
  const kept: Buffered[] = [];
  let calls = 0;
  let running = 0;
  const send = async (soFar: Buffered, part: Part): Promise<void> => {
    calls += 1;
    running += 1;
    const mine = calls;
    if (running > 1) throw new Error('two parts at once');
    await pause(ms);
    running -= 1;
    if (fails(mine)) throw new Error('Redis is away');
    kept.push(soFar);
    parts.push({ ...part, take: soFar.take });
  };
  return { parts, kept, send };
}

/** Writes a text in pieces as a model does. */
async function write(stream: ReplyStream, text: string, size = 3, everyMs = 1): Promise<void> {
  for (let at = 0; at < text.length; at += size) {
    stream.write(text.slice(at, at + size));
    await pause(everyMs);
  }
}

/** What a page has in the end that heard all the parts. */
async function shown(parts: readonly (Part & { take: number })[]): Promise<Page> {
  const page = new Page();
  for (const part of parts) await page.take(part);
  return page;
}

describe('a reply on its way', () => {
  it('comes whole, in order and in few parts, however small the pieces that it is written in', async () => {
    const { parts, send } = sender();
    const stream = new ReplyStream(send, 1, 20);
    await write(stream, TEXT, 1);
    await stream.end(TEXT);
    expect(parts.map(({ text }) => text).join('')).toBe(TEXT);
    expect(parts.map(({ done }) => done)).toEqual(parts.map((_, index) => index === parts.length - 1));
    // A hundred and more pieces, each at least a millisecond after the other.
    expect(parts.length).toBeLessThan(TEXT.length / 3);
    let at = 0;
    for (const part of parts) {
      expect(part.at).toBe(at);
      at += part.text.length;
    }
  });

  it('shows its first text at once and not after a pause', async () => {
    const { parts, send } = sender();
    const stream = new ReplyStream(send, 1, 10_000);
    stream.write('First.');
    // A busy machine may take its time; the pause between parts is ten seconds.
    for (let look = 0; look < 400 && parts.length === 0; look += 1) await pause(5);
    expect(parts.map(({ text }) => text)).toEqual(['First.']);
    await stream.abandon();
  });

  it.each([
    ['the first part', (call: number) => call === 1],
    ['every second part', (call: number) => call % 2 === 0],
    ['all parts but the last', (call: number) => call < 6],
  ])('loses nothing when %s cannot be sent', async (_what, fails) => {
    const { parts, kept, send } = sender((call) => call < 8 && fails(call));
    const stream = new ReplyStream(send, 1, 5);
    await write(stream, TEXT, 4, 3);
    while (kept.length < 2) {
      stream.write('.');
      await pause(10);
    }
    const whole = TEXT + '.'.repeat(100);
    await stream.end(whole);
    expect((await shown(parts)).text).toBe(whole);
    expect(kept.at(-1)).toEqual({ take: 1, text: whole, done: true });
  });

  it('never cuts a character in half', async () => {
    const { parts, kept, send } = sender();
    const stream = new ReplyStream(send, 1, 3);
    await write(stream, '👍'.repeat(30), 1, 2);
    await stream.end('👍'.repeat(30));
    for (const { text } of [...parts, ...kept]) expect(text).not.toMatch(/\p{Surrogate}/u);
    expect((await shown(parts)).text).toBe('👍'.repeat(30));
  });

  it('that becomes another one is right in the end, and what stays is not sent again', async () => {
    const { parts, send } = sender();
    const stream = new ReplyStream(send, 1, 1);
    await write(stream, 'Think of both sides. The answer is', 6, 8);
    await stream.end('Think of both sides. Go on.');
    expect((await shown(parts)).text).toBe('Think of both sides. Go on.');
    expect(parts.at(-1)).toEqual({ at: 21, text: 'Go on.', done: true, take: 1 });
  });

  it('that becomes another one while its last part is still on its way is right in the end', async () => {
    const { parts, send } = sender(undefined, 60);
    const stream = new ReplyStream(send, 1, 1);
    stream.write('Think of both sides. The answer is');
    await pause(20);
    await stream.end('Think of both sides. Go on.');
    expect(parts.map(({ text }) => text)).toEqual(['Think of both sides. The answer is', 'Go on.']);
    expect((await shown(parts)).text).toBe('Think of both sides. Go on.');
  });

  it('that becomes a shorter one leaves nothing of the longer one', async () => {
    const { parts, send } = sender();
    const stream = new ReplyStream(send, 1, 1);
    await write(stream, 'One. Two. Three.', 4, 8);
    await stream.end('One. ');
    expect((await shown(parts)).text).toBe('One. ');
  });

  it('that is begun anew by another writer replaces what was there', async () => {
    const { parts, send } = sender();
    const first = new ReplyStream(send, 1, 1);
    await write(first, 'The old words that nobody', 5, 5);
    await first.abandon();
    const second = new ReplyStream(send, 2, 1);
    second.begin();
    await write(second, 'New words.', 5, 5);
    await second.end('New words.');
    const late: Part & { take: number } = { at: 20, text: 'nobody finished', done: false, take: 1 };
    expect((await shown([...parts, late])).text).toBe('New words.');
  });

  it('says nothing any more once it is abandoned or over', async () => {
    const { parts, send } = sender();
    const stream = new ReplyStream(send, 1, 1);
    stream.write('Some');
    await stream.abandon();
    const before = parts.length;
    stream.write(' more');
    await stream.end('Some more');
    await pause(20);
    expect(parts).toHaveLength(before);
  });

  it('holds up nobody while it cannot be sent, but for the moment that one try takes', async () => {
    let tries = 0;
    const { send } = sender(() => (tries += 1) > 0, 50);
    const stream = new ReplyStream(send, 1, 5);
    stream.write(TEXT);
    expect(tries).toBe(0);
    await expect(stream.end(TEXT)).resolves.toBeUndefined();
  });
});
