import type { InternalInputOf, InternalOutputOf, renderReply, RpcRequest } from '@aivy/contracts';
import { RedisRpcServer } from '@aivy/server-kit';

type Asked = InternalInputOf<typeof renderReply>;
type Words = InternalOutputOf<typeof renderReply>;

/** A request for words that waits for whoever plays the chat. */
export interface Wanted extends Asked {
  say(content: string): void;
}

/** Requests in the order in which they came. */
export const wanted: Wanted[] = [];

/** Stands where the chat would be, as an app of a test's system: it begins at once, and says its words when it is told to. */
export async function start(env: NodeJS.ProcessEnv): Promise<{ name: string; close(): Promise<void> }> {
  const server = new RedisRpcServer({ service: 'chat', redisUrl: env['REDIS_URL']!, prefix: env['KEY_PREFIX']! });
  const render = async (request: unknown): Promise<Words> => {
    const { input } = request as RpcRequest<Asked>;
    return new Promise((resolve) => {
      const say = (content: string): void => resolve({ content, state: input.state, source: 'model', blocked: false });
      wanted.push({ ...input, say });
    });
  };
  server.addHandler('chat.render-reply', render, false, { slow: true });
  server.addHandler('chat.read-message', async () => ({ reads: false, intent: null, idea: null }), false, {
    slow: true,
  });
  await new Promise<void>((resolve, reject) =>
    server.listen((error) => (error ? reject(new Error(String(error))) : resolve())),
  );
  return { name: 'chat', close: () => server.close() };
}
