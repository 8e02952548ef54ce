import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page, WebSocketRoute } from 'playwright-core';
import { bringSession, createAccount, mustCall, submitDiagnostic, type Account } from './accounts.js';
import { FORM_KEY } from './answer-key.js';
import { OwnSystem } from './own-system.js';
import { SlowModel } from './slow-model.js';
import { eventually, useWorld } from './world.js';

// The socket is cut off on purpose.
const world = useWorld({ offline: true });
jest.setTimeout(180_000);
/** How socket.io begins to say that it has let the page in. */
const CONNECTED = '40{';
const HEARD_WITHIN_MS = 2_000;
const MOST_TURNS = 6;
/** Nothing is said of a finished question before its key. */
const [FIRST, SECOND, THIRD] = [
  `Choice ${FORM_KEY.english[0]!.right.toUpperCase()} is right. `,
  'Read the last line of the passage again. ',
  'Say in your own words what it adds. ',
] as const;

const model = new SlowModel();
let system: OwnSystem | undefined;
beforeAll(async () => {
  system = await OwnSystem.start({
    TUTOR_BASE_URL: await model.start(),
    TUTOR_MODEL: 'slow',
    TUTOR_REPLY_MS: '32000',
  });
}, 300_000);
afterAll(async () => {
  await system?.stop();
  await model.stop();
}, 60_000);

/** The page's way to the server, which can be cut. */
class Line {
  /** What has come to the page over the socket of now. */
  private heard: string[] = [];
  private cutNow: () => Promise<void> = async () => undefined;
  private isUp = Promise.resolve();

  constructor(private readonly page: Page) {}

  async watch(): Promise<void> {
    await this.page.routeWebSocket(/socket\.io/, async (socket) => {
      await this.isUp;
      this.connect(socket);
    });
  }

  /** Drops the socket, and no other one comes through. @returns lets the next one through */
  async cut(): Promise<() => void> {
    let up: () => void = () => undefined;
    this.isUp = new Promise((resolve) => (up = resolve));
    this.heard = [];
    await this.cutNow();
    return up;
  }

  /** Waits until what the server tells this student comes to the page: a small reply somewhere else does. */
  async reachesThePage({ token }: Account): Promise<void> {
    const conversation = await mustCall('/chat/start', { question_id: 1 }, token);
    const hears = (what: string, patienceMs?: number): Promise<unknown> =>
      eventually(
        async () => this.heard.some((frame) => frame.includes(what)),
        Boolean,
        `"${what}" over the socket`,
        patienceMs,
      );
    // The door is open; in its room the socket is a moment later, and a message a second is all that a student has.
    await hears(CONNECTED);
    for (let turn = 1; ; turn += 1) {
      const id = randomUUID();
      const message = { conversation_id: conversation, message: 'thanks', message_id: id };
      await mustCall('/chat/send_message', message, token);
      const isThere = await hears(id, HEARD_WITHIN_MS).catch((error: unknown) => {
        if (turn === MOST_TURNS) throw error;
      });
      if (isThere) return;
    }
  }

  private connect(socket: WebSocketRoute): void {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      this.heard.push(String(message));
      socket.send(message);
    });
    this.cutNow = async () => {
      await Promise.all([socket.close({ code: 1012 }), server.close()]);
    };
  }
}

describe('a reply that a model is writing', () => {
  it('is gone on with by its message id when the socket drops in the middle: nothing is lost, nothing stands there twice', async () => {
    const account = await createAccount();
    await submitDiagnostic(account);
    const page = await world.newPage({ reducedMotion: 'reduce' });
    await bringSession(page, account);
    const line = new Line(page);
    await line.watch();
    await page.goto('/diagnostic/result/step/3');
    await page.getByRole('button', { name: /^Question 1, / }).click();
    await page.getByRole('button', { name: 'Chat with AI tutor' }).click();
    await line.reachesThePage(account);

    const log = page.getByRole('log', { name: 'Messages' });
    const reply = async (): Promise<string> => ((await log.innerText()).split('Aivy').at(-1) ?? '').trim();
    const sent = page.waitForRequest(/\/chat\/send_message$/);
    const answer = page.waitForResponse(/\/chat\/send_message$/);
    let answered = false;
    void answer.then(() => (answered = true));
    await page.getByRole('button', { name: 'Explain', exact: true }).click();
    const { message_id: id } = (await sent).postDataJSON() as { message_id: string };
    await model.asked;
    model.say(FIRST);
    await log.getByText(FIRST.trim()).waitFor();

    const letThrough = await line.cut();
    model.say(SECOND);
    const written = async (): Promise<string> => {
      const response = await page.request.get(`/api/chat/reply?message_id=${id}&from=0`, {
        headers: { authorization: `Bearer ${account.token}` },
      });
      return ((await response.json()) as { data: { text: string } }).data.text;
    };
    await eventually(written, (text) => text.includes(SECOND.trim()), 'the second sentence on the server');
    expect(await reply()).toBe(FIRST.trim());

    letThrough();
    await line.reachesThePage(account);
    const rest = page.waitForResponse((response) => response.url().includes('/api/chat/reply?'));
    model.say(THIRD);
    expect(new URL((await rest).url()).searchParams.get('message_id')).toBe(id);
    await log.getByText(THIRD.trim()).waitFor();
    const whole = (FIRST + SECOND + THIRD).trim();
    expect([await reply(), answered]).toEqual([whole, false]);

    model.end();
    const { data } = (await (await answer).json()) as { data: { content: string; note?: string } };
    expect([data.content.trim(), data.note]).toEqual([whole, undefined]);
    await page.getByText('Thinking...').waitFor({ state: 'hidden' });
    expect(await reply()).toBe(whole);
  });
});
