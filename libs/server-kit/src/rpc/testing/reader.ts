// A process that reads a stream without end, so that a test can kill it.
import { RpcClient } from '../index.js';
import { caller } from './test-calls.js';
import { countStream } from './test-streams.js';

const { redisUrl, prefix } = JSON.parse(process.argv[2] ?? '{}') as { redisUrl: string; prefix: string };
const client = new RpcClient({ redisUrl, prefix, source: 'reader' });
process.on('disconnect', () => process.exit(0));
for await (const { n } of client.stream(countStream, caller, { count: 1_000_000, ms: 10 }))
  if (n === 5) process.send?.('ready');
