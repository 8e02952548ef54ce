import { randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  sendChatMessage,
  startChat,
  type Call,
  type InputOf,
  type InternalCall,
  type OutputOf,
  type ServerEvents,
  type UserNotice,
} from '@aivy/contracts';
import { loadBank, type BankItem } from '@aivy/item-bank';
import { subscribeNotices } from '@aivy/server-kit';
import { RpcProbe, startTestSystem, type TestSystem } from '@aivy/server-testing';
import type * as z from 'zod/mini';
import { record } from './fake-plan.js';

export type TextPart = ServerEvents['tutor:text'];

interface StoredMessage {
  said: string;
  reply: string | null;
}

/** The real service on a real Postgres and Redis, asked over RPC as the gateway asks it; the learner record is `record`. */
export class ChatUnderTest {
  private constructor(
    readonly system: TestSystem,
    private readonly probe: RpcProbe,
  ) {}

  static async start(env: NodeJS.ProcessEnv = {}): Promise<ChatUnderTest> {
    const apps = ['test/fake-plan.ts', 'src/app.ts'].map((app) => path.resolve('apps/chat', app));
    const system = await startTestSystem({ apps, env });
    return new ChatUnderTest(system, await RpcProbe.connect(system, 'chat-test'));
  }

  call<C extends Call | InternalCall>(
    call: C,
    input: z.infer<C['input']>,
    userId?: string,
    requestId = randomUUID(),
  ): Promise<z.infer<C['output']>> {
    return this.probe.call(call, input, { requestId, ...(userId !== undefined && { userId }) });
  }

  /** What a call fails with. @throws Error when it succeeds */
  async fault<C extends Call | InternalCall>(call: C, input: z.infer<C['input']>, userId?: string): Promise<string> {
    return (await this.probe.fault(call, input, { ...(userId !== undefined && { userId }) })).code;
  }

  newUser(): string {
    return randomUUID();
  }

  /** Items of the release, in the order of their ids. */
  async items(type: 'choice' | 'blank'): Promise<BankItem[]> {
    return (await loadBank(this.system.database.url)).items().filter((item) => item.type === type);
  }

  /** A conversation about a question that the student has finished. */
  async startReview(userId: string, { id, version }: BankItem): Promise<number> {
    record(userId, id, { item_version: version });
    return this.call(startChat, { question_id: id }, userId);
  }

  say(
    userId: string,
    conversationId: number,
    message: string,
    more: Partial<InputOf<typeof sendChatMessage>> = {},
  ): Promise<OutputOf<typeof sendChatMessage>> {
    return this.call(sendChatMessage, { conversation_id: conversationId, message, ...more }, userId);
  }

  messages(userId: string): Promise<StoredMessage[]> {
    return this.system.database.query('select said, reply from chat.exchanges where user_id = $1 order by place', [
      userId,
    ]);
  }

  /** Hears the parts that the pages of a user would hear. */
  async listen(userId: string): Promise<{ parts: TextPart[]; stop(): Promise<void> }> {
    const parts: TextPart[] = [];
    const { redis, prefix } = this.system.redis;
    const hear = (notice: UserNotice): void => {
      if (notice.user_id === userId && notice.event === 'tutor:text') parts.push(notice.data as TextPart);
    };
    return { parts, stop: await subscribeNotices(redis, prefix, hear) };
  }

  async close(): Promise<void> {
    await this.probe.close();
    await this.system.close();
  }
}
