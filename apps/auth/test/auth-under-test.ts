import path from 'node:path';
import {
  requestResetPassword,
  requestVerification,
  signUp,
  type Call,
  type Caller,
  type InternalCall,
} from '@aivy/contracts';
import { readMailbox } from '@aivy/server-kit';
import { RpcProbe, startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import type * as z from 'zod/mini';

/** The real service on a real Postgres and Redis, asked over RPC as the gateway asks it, with what sends its emails. */
export class AuthUnderTest {
  private accounts = 0;

  private constructor(
    readonly system: TestSystem,
    private readonly probe: RpcProbe,
  ) {}

  static async start(env: NodeJS.ProcessEnv = {}, more: readonly string[] = []): Promise<AuthUnderTest> {
    const system = await startTestSystem({
      apps: [
        ...['auth', ...more].map((app) => path.resolve(`apps/${app}/src/app.ts`)),
        path.resolve('apps/worker/test/mail-worker.ts'),
      ],
      env: { PUBLIC_URL: 'https://aivy.example', ...env },
    });
    return new AuthUnderTest(system, await RpcProbe.connect(system, 'auth-test'));
  }

  call<C extends Call | InternalCall>(
    call: C,
    input: z.infer<C['input']>,
    caller: Partial<Caller> = {},
  ): Promise<z.infer<C['output']>> {
    return this.probe.call(call, input, caller);
  }

  /** The code a call fails with. @throws Error when it succeeds */
  async fault<C extends Call | InternalCall>(
    call: C,
    input: z.infer<C['input']>,
    caller: Partial<Caller> = {},
  ): Promise<string> {
    return (await this.probe.fault(call, input, caller)).code;
  }

  newEmail(): string {
    return `student${++this.accounts}@example.com`;
  }

  /** Asks for a code and reads it out of the mail. */
  async codeFor(email: string): Promise<string> {
    await this.call(requestVerification, { email });
    return /\b\d{6}\b/.exec(await this.newestMail(email))![0];
  }

  /** Asks for a reset link, waits for its mail and reads the token out of it. */
  async resetToken(email: string): Promise<string> {
    const links = async () =>
      (await this.mailsTo(email)).flatMap(
        ({ text }) => /https:\/\/aivy\.example\/resetpassword\?x=([\w-]+)/.exec(text)?.[1] ?? [],
      );
    const before = (await links()).length;
    await this.call(requestResetPassword, { email });
    return waitFor(async () => {
      const [newest, ...older] = await links();
      return older.length >= before && newest;
    });
  }

  /** Newest first. */
  mailsTo(email: string) {
    return readMailbox(this.system.redis.redis, this.system.redis.prefix, email);
  }

  /** Plain text of the newest mail. */
  async newestMail(to: string): Promise<string> {
    const [mail] = await readMailbox(this.system.redis.redis, this.system.redis.prefix, to);
    if (!mail) throw new Error(`no mail for ${to}`);
    return mail.text;
  }

  /** A new account, signed in. */
  async account(password = 'correct horse'): Promise<{ email: string; token: string }> {
    const email = this.newEmail();
    const { token } = await this.call(signUp, {
      name: 'Maya Torres',
      email,
      verification_code: await this.codeFor(email),
      password,
    });
    return { email, token };
  }

  /** Moves the sending of an address's code into the past. */
  async age(email: string, seconds: number): Promise<void> {
    await this.system.database.query(
      'update auth.verification_codes set sent_at = sent_at - make_interval(secs => $2), expires_at = expires_at - make_interval(secs => $2) where email = $1',
      [email, seconds],
    );
  }

  async close(): Promise<void> {
    await this.probe.close();
    await this.system.close();
  }
}
