import type { InternalOutputOf, getItemEvidence, RpcRequest } from '@aivy/contracts';
import { RedisRpcServer } from '@aivy/server-kit';

type Answer = InternalOutputOf<typeof getItemEvidence>['answers'][number];

/** Answers by user and item: what the learner record would know. */
const answers = new Map<string, Answer[]>();

/** Puts an answer into the record. */
export function record(userId: string, itemId: number, answer: Partial<Answer> = {}): void {
  const key = `${userId} ${itemId}`;
  const whole: Answer = {
    source: 'unit',
    item_version: 1,
    attempt: 1,
    correct: false,
    answered: true,
    misconception: null,
    given_at: Date.now(),
    ...answer,
  };
  answers.set(key, [whole, ...(answers.get(key) ?? [])]);
}

/** Stands where plan and the others that ask questions would be, as an app of a test's system. */
export async function start(env: NodeJS.ProcessEnv): Promise<{ name: string; close(): Promise<void> }> {
  const servers = ['plan', 'diagnostic', 'aivydaily', 'full-test'].map((service) => {
    const server = new RedisRpcServer({ service, redisUrl: env['REDIS_URL']!, prefix: env['KEY_PREFIX']! });
    server.addHandler(`${service}.open-items`, async () => ({ item_ids: [] }));
    return server;
  });
  servers[0]!.addHandler('plan.item-evidence', async (request: unknown) => {
    const { input } = request as RpcRequest<{ user_id: string; item_id: number }>;
    return { answers: answers.get(`${input.user_id} ${input.item_id}`) ?? [] };
  });
  for (const server of servers)
    await new Promise<void>((resolve, reject) =>
      server.listen((error) => (error ? reject(new Error(String(error))) : resolve())),
    );
  return { name: 'plan', close: async () => void (await Promise.all(servers.map((server) => server.close()))) };
}
