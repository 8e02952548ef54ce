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

/** Stands where plan would be, as an app of a test's system: the learner record in memory. */
export async function start(env: NodeJS.ProcessEnv): Promise<{ name: string; close(): Promise<void> }> {
  const server = new RedisRpcServer({ service: 'plan', redisUrl: env['REDIS_URL']!, prefix: env['KEY_PREFIX']! });
  server.addHandler('plan.item-evidence', async (request: unknown) => {
    const { input } = request as RpcRequest<{ user_id: string; item_id: number }>;
    return { answers: answers.get(`${input.user_id} ${input.item_id}`) ?? [] };
  });
  await new Promise<void>((resolve, reject) =>
    server.listen((error) => (error ? reject(new Error(String(error))) : resolve())),
  );
  return { name: 'plan', close: () => server.close() };
}
