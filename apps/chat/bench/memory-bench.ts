import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { packBank } from '@aivy/item-bank';
import { decide, renderMove, startTutor, toHintContext } from '@aivy/tutor';
import { ReplyStream } from '../src/reply/reply-stream.js';
import type { Figure } from './figure.js';

const CHATS = 1_000;
const MB = 1024 * 1024;
/** What the deployed process is started with. */
const AS_DEPLOYED = ['--max-old-space-size=160', '--max-semi-space-size=1'];

/** The process that is measured: the bank, and a thousand chats whose replies are being written. Never returns. */
export async function holdChats(): Promise<never> {
  const items = packBank().items();
  const open = Array.from({ length: CHATS }, (_, at) => {
    const item = items[at % items.length]!;
    const state = startTutor(at);
    const context = toHintContext(item, state);
    const decision = decide(context, state, 'i think its about the second part, maybe');
    const stream = new ReplyStream(async () => undefined);
    stream.write(renderMove(decision.move, context, decision.state).text);
    return { context, decision, stream };
  });
  process.stdout.write(`${process.memoryUsage().rss}\n`);
  await Promise.all(open.map(({ stream }) => stream.abandon()));
  process.exit(0);
}

/** Memory of the bank, the tutor and the open chats, in a process of their own. */
export async function benchMemory(): Promise<Figure> {
  const child = spawn(process.execPath, [...AS_DEPLOYED, process.argv[1]!, '--hold-chats'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  await once(child, 'exit');
  return {
    name: 'memory with 1,000 open chats',
    value: Number(said) / MB,
    unit: 'MB',
    bound: 200,
    of: 'bank, tutor and replies under way; without server and encoder',
  };
}
