import type { OutputOf, sendChatMessage, StepCheck } from '@aivy/contracts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { writeToken } from '../../../core/session/auth-cookie';
import { makeStore } from '../../../core/store';
import { FakeServer, type Reply } from '../../../core/testing/fake-server';
import { pass } from '../../../core/testing/time';
import type { FakeSockets } from './fake-socket';

type Beside = Pick<OutputOf<typeof sendChatMessage>, 'suggestions' | 'face' | 'safety'>;

interface Line extends Beside {
  role: 'user' | 'other';
  content: string;
  step_check?: StepCheck;
}

const FIRST_CONVERSATION = 50;

/** The chat service, a student's page, and the socket between them. */
export class ChatWorld {
  readonly store = makeStore();
  readonly server: FakeServer;
  readonly conversations = new Map<number, Line[]>();
  /** Replies by message id: each message is answered once. */
  readonly replies = new Map<string, string>();
  /** What calls to a path are refused with. */
  readonly refusals = new Map<string, Reply>();
  /** What the tutor says to a message. */
  says = (message: string): string => `You said: ${message}`;
  /** What the tutor finds in a message. */
  finds = (_message: string): StepCheck | undefined => undefined;
  /** What comes with the reply to a message. */
  brings = (_message: string): Beside => ({});
  /** What `GET /chat/reply` has of a reply. */
  written = new Map<string, { text: string; done: boolean; take?: number }>();

  constructor(readonly sockets: FakeSockets) {
    sessionStorage.clear();
    writeToken('t');
    this.store.dispatch({
      type: 'session/userLoaded',
      payload: { id: 'u1', name: 'Maya Lee', stage: 2, products: [1] },
    });
    const guarded = (path: string, handle: (body: Record<string, unknown>) => Reply) => ({
      [path]: (body: Record<string, unknown>) => this.refusals.get(path) ?? handle(body),
    });
    this.server = new FakeServer({
      ...guarded('/chat/start', () => this.#start()),
      ...guarded('/chat/send_message', (body) => this.#send(body)),
      ...guarded('/chat/history', (body) => this.#history(body)),
      ...guarded('/chat/reply', (body) => this.#rest(body)),
    });
  }

  show(element: ReactElement) {
    const view = render(<Provider store={this.store}>{element}</Provider>);
    return { show: (next: ReactElement) => view.rerender(<Provider store={this.store}>{next}</Provider>) };
  }

  /** The id of the message that was sent last. */
  get lastId(): string {
    return String(this.server.sent('/chat/send_message').at(-1)?.body.message_id);
  }

  /** A part of a reply comes over the socket. */
  async emit(part: { at: number; text: string; done?: boolean; take?: number; message_id?: string }): Promise<void> {
    await act(async () => this.sockets.emit('tutor:text', { message_id: this.lastId, done: false, ...part }));
  }

  get button(): HTMLButtonElement {
    return screen.getByRole<HTMLButtonElement>('button', { name: /^Chat with AI tutor/ });
  }

  get window(): HTMLElement | null {
    return screen.queryByRole('region', { name: 'Chat with AI tutor' });
  }

  get field(): HTMLTextAreaElement {
    return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  }

  /** Lines that are shown, as `You: ...` and `Aivy: ...`. */
  get lines(): string[] {
    const log = within(this.window!).getByRole('log');
    return [...log.querySelectorAll('.yours, .theirs')].map(
      (line) => `${line.firstElementChild!.textContent}: ${line.children[1]!.textContent}`,
    );
  }

  async expand(): Promise<void> {
    fireEvent.click(this.button);
    await pass(200);
  }

  async collapse(): Promise<void> {
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    await pass(50);
  }

  async say(text: string, waitMs = 300): Promise<void> {
    fireEvent.change(this.field, { target: { value: text } });
    fireEvent.keyDown(this.field, { key: 'Enter' });
    await pass(waitMs);
  }

  #start(): Reply {
    const id = FIRST_CONVERSATION + this.conversations.size;
    this.conversations.set(id, []);
    return { data: id };
  }

  #send({ conversation_id: conversation, message, message_id: id }: Record<string, unknown>): Reply {
    const lines = this.conversations.get(Number(conversation));
    if (!lines) return { code: 'CONVERSATION-NOTFOUND', status: 404 };
    // Without an id every message is another one.
    const key = id === undefined ? crypto.randomUUID() : String(id);
    const content = this.replies.get(key) ?? this.says(String(message));
    const found = this.finds(String(message));
    const check = { ...(found && { step_check: found }), ...this.brings(String(message)) };
    if (!this.replies.has(key))
      lines.push({ role: 'user', content: String(message) }, { role: 'other', content, ...check });
    this.replies.set(key, content);
    return { data: { content, phase: '3.5', message_id: id, quick_replies: ['explain'], ...check } };
  }

  #history({ conversation_id: conversation }: Record<string, unknown>): Reply {
    const lines = this.conversations.get(Number(conversation));
    return lines ? { data: lines } : { code: 'CONVERSATION-NOTFOUND', status: 404 };
  }

  #rest({ message_id: id, from }: Record<string, unknown>): Reply {
    const reply = this.written.get(String(id));
    if (!reply) return { code: 'CHAT-HISTORY-NOTFOUND', status: 404 };
    const at = Number(from) <= reply.text.length ? Number(from) : 0;
    return { data: { ...reply, at, text: reply.text.slice(at) } };
  }
}
