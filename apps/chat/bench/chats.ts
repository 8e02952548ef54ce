/** Opens a thousand chats with a running chat service, which `npm run bench tutor` measures meanwhile. */
import { randomUUID } from 'node:crypto';
import { sendChatMessage, startChat } from '@aivy/contracts';
import { RpcClient } from '@aivy/server-kit';
import { record, start } from '../test/fake-plan.js';
import { inParallel } from './figure.js';

const CHATS = 1_000;
const AT_ONCE = 100;
const SAID = ['explain it', 'i still dont get why the other one is wrong', 'explain simpler pls'];

const { REDIS_URL: redisUrl = '', KEY_PREFIX: prefix = '' } = process.env;
const plan = await start(process.env);
const rpc = new RpcClient({ redisUrl, prefix, source: 'bench' });
await rpc.connect();
await inParallel(
  Array.from({ length: CHATS }, (_, at) => at + 1),
  AT_ONCE,
  async (questionId) => {
    const userId = randomUUID();
    const caller = () => ({ requestId: randomUUID(), userId });
    record(userId, questionId);
    const conversation = await rpc.call(startChat, caller(), { question_id: questionId });
    for (const message of SAID) await rpc.call(sendChatMessage, caller(), { conversation_id: conversation, message });
  },
);
await rpc.close();
await plan.close();
