import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { clearToken } from '../../core/session/auth-cookie';
import { fakeTime, pass } from '../../core/testing/time';
import { ChatWidget, type ChatQuestion } from './chat-widget';
import { ChatWorld } from './testing/chat-world';
import { FakeSockets } from './testing/fake-socket';
import { limitsByClock } from './testing/limits-by-clock';

const sockets = new FakeSockets();
jest.unstable_mockModule('socket.io-client', () => ({ io: sockets.io }));

const QUESTION: ChatQuestion = { id: 12, isMath: true, answer: 'c', missed: true };
const INTRO = "Hey Maya! I'm here to chat and answer any questions about what you've learned.";
const SEND_FAILED = 'Sorry, I encountered an error. Please try again.';
const START_FAILED = 'Sorry, I encountered an error starting our conversation. Please try again.';
const HISTORY_FAILED = 'Sorry, I encountered an error loading our conversation history.';
const [START, SEND, HISTORY] = ['/chat/start', '/chat/send_message', '/chat/history'] as const;

const realFetch = globalThis.fetch;
let world: ChatWorld;
beforeEach(() => {
  fakeTime();
  limitsByClock();
  world = new ChatWorld(sockets);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
  clearToken();
});

const open = async (question: ChatQuestion | null = QUESTION): Promise<void> => {
  world.show(<ChatWidget question={question} />);
  await world.expand();
};
const alert = (): string | null => screen.queryByRole('alert')?.textContent ?? null;
const again = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(200);
};

describe('the round button', () => {
  it('says who is there until the chat was opened once in this session', async () => {
    const { show } = world.show(<ChatWidget key="1" question={QUESTION} />);
    expect(screen.getByText(INTRO)).toBeTruthy();
    await world.expand();
    await world.collapse();
    expect(screen.queryByText(INTRO)).toBeNull();
    show(<ChatWidget key="2" question={null} />);
    expect(screen.queryByText(INTRO)).toBeNull();
    expect(world.window).toBeNull();
  });

  it('says it no longer once the page is scrolled, which it lies over, nor in this session once it was hidden', () => {
    const { show } = world.show(<ChatWidget key="1" question={QUESTION} />);
    expect(screen.getByText(INTRO)).toBeTruthy();
    fireEvent.scroll(window);
    expect(screen.queryByText(INTRO)).toBeNull();
    show(<ChatWidget key="2" question={null} />);
    fireEvent.click(screen.getByRole('button', { name: 'Hide this' }));
    expect(document.activeElement).toBe(world.button);
    show(<ChatWidget key="3" question={QUESTION} />);
    expect(screen.queryByText(INTRO)).toBeNull();
  });

  it('shows why instead, and calls nothing, while the chat cannot be opened', async () => {
    world.show(<ChatWidget question={null} closedBecause="Not here yet." />);
    expect(screen.queryByText(INTRO)).toBeNull();
    await world.expand();
    expect(screen.getByText('Not here yet.')).toBeTruthy();
    expect(world.window).toBeNull();
    expect(world.server.calls).toEqual([]);
  });

  it('gives the focus to the field, and has it back after Escape', async () => {
    await open();
    expect(document.activeElement).toBe(world.field);
    fireEvent.keyDown(world.field, { key: 'Escape' });
    expect(world.window).toBeNull();
    expect(document.activeElement).toBe(world.button);
  });

  it('has a dot when a reply arrives while the chat is closed, until it is opened', async () => {
    await open();
    world.server.hold(SEND);
    await world.say('Why?');
    await world.collapse();
    expect(world.button.getAttribute('aria-label')).toBe('Chat with AI tutor');
    world.server.release(SEND);
    await pass(100);
    expect(world.button.getAttribute('aria-label')).toBe('Chat with AI tutor, new reply');
    await world.expand();
    await world.collapse();
    expect(world.button.getAttribute('aria-label')).toBe('Chat with AI tutor');
  });
});

describe('a conversation', () => {
  it('is begun by the first opening, about the question or, elsewhere, about none', async () => {
    const { show } = world.show(<ChatWidget key="12" question={QUESTION} />);
    expect(world.server.calls).toEqual([]);
    await world.expand();
    await world.collapse();
    await world.expand();
    show(<ChatWidget key="none" question={null} />);
    await world.expand();
    expect(world.server.sent(START).map(({ body }) => body)).toEqual([{ question_id: 12 }, { question_id: 1 }]);
  });

  it('is begun once when something is said before it was', async () => {
    world.server.hold(START);
    await open();
    await world.say('Why?');
    expect(world.server.sent(SEND)).toEqual([]);
    expect(screen.getByText('Thinking...')).toBeTruthy();
    world.server.release(START);
    await pass(300);
    expect(world.server.sent(START).length).toBe(1);
    expect(world.server.sent(SEND).map(({ body }) => body)).toEqual([
      { conversation_id: 50, message: 'Why?', answer: 'c', message_id: expect.any(String) },
    ]);
    expect(world.lines).toEqual(['You: Why?', 'Aivy: You said: Why?']);
  });

  it('says that it could not be begun, and begins with the next message', async () => {
    world.refusals.set(START, { code: 'CHAT-DB', status: 500 });
    await open();
    expect(alert()).toContain(START_FAILED);
    world.refusals.clear();
    await world.say('Why?');
    expect(alert()).toBeNull();
    expect(world.lines).toEqual(['You: Why?', 'Aivy: You said: Why?']);
  });

  it('that is there no more begins anew, and nothing that is said is lost', async () => {
    await open();
    world.conversations.delete(50);
    world.conversations.set(1, []);
    await world.say('Still there?', 600);
    expect(world.lines).toEqual(['You: Still there?', 'Aivy: You said: Still there?']);
    expect(world.server.sent(START).length).toBe(2);
  });

  it('of another question is another one, and each is found again', async () => {
    const other = { ...QUESTION, id: 13 };
    const { show } = world.show(<ChatWidget key="12" question={QUESTION} />);
    await world.expand();
    await world.say('About twelve');
    show(<ChatWidget key="13" question={other} />);
    await world.expand();
    expect(world.lines).toEqual(['Aivy: Hi Maya! What should we look at in this question?']);
    await world.say('About thirteen');
    show(<ChatWidget key="12" question={QUESTION} />);
    await world.expand();
    expect(world.lines).toEqual(['You: About twelve', 'Aivy: You said: About twelve']);
    expect(world.server.sent(SEND).map(({ body }) => body.conversation_id)).toEqual([50, 51]);
  });
});

describe('what is said', () => {
  it('is sent by Enter, not by Shift and Enter, and not while it is blank', async () => {
    await open();
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(world.field.placeholder).toBe('Text | ...');
    expect(send.disabled).toBe(true);
    await world.say('   ');
    expect(send.disabled).toBe(true);
    fireEvent.change(world.field, { target: { value: 'Why?' } });
    expect(send.disabled).toBe(false);
    fireEvent.keyDown(world.field, { key: 'Enter', shiftKey: true });
    expect(world.server.sent(SEND)).toEqual([]);
    fireEvent.click(send);
    expect(world.field.value).toBe('');
    expect(document.activeElement).toBe(world.field);
    await pass(300);
    expect(world.lines).toEqual(['You: Why?', 'Aivy: You said: Why?']);
  });

  it('is being typed as long as there is text, and for a second after it was emptied', async () => {
    await open();
    fireEvent.change(world.field, { target: { value: 'W' } });
    await pass(3_000);
    expect(screen.queryByText('Typing...')).toBeTruthy();
    fireEvent.change(world.field, { target: { value: '' } });
    await pass(950);
    expect(screen.queryByText('Typing...')).toBeTruthy();
    await pass(100);
    expect(screen.queryByText('Typing...')).toBeNull();
  });

  it('and did not arrive is sent again under the same id, and answered once', async () => {
    await open();
    world.server.online = false;
    await world.say('Why?');
    expect(alert()).toContain(SEND_FAILED);
    world.server.online = true;
    screen.getByRole('button', { name: 'Try again' }).focus();
    await again();
    expect(alert()).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    const [first, second] = world.server.sent(SEND);
    expect(first!.body.message_id).toMatch(/^[\da-f-]{36}$/);
    expect(second!.body.message_id).toBe(first!.body.message_id);
    expect(world.lines).toEqual(['You: Why?', 'Aivy: You said: Why?']);
    expect(world.conversations.get(50)!.length).toBe(2);
  });

  it('is sent once by two clicks at once', async () => {
    await open();
    fireEvent.change(world.field, { target: { value: 'Why?' } });
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    act(() => [1, 2].forEach(() => send.click()));
    await pass(300);
    expect(world.server.sent(SEND).length).toBe(1);
  });

  it('is cut to the length that is taken, never in the middle of a character', async () => {
    await open();
    fireEvent.change(world.field, { target: { value: `${'a'.repeat(1_999)}😀` } });
    expect(world.field.value).toBe('a'.repeat(1_999));
  });
});

describe('the history', () => {
  it('comes again when the chat is opened again with more than one message', async () => {
    await open();
    await world.collapse();
    await world.expand();
    expect(world.server.sent(HISTORY)).toEqual([]);
    await world.say('Why?');
    await world.collapse();
    world.conversations.get(50)!.push({ role: 'user', content: 'On my phone' }, { role: 'other', content: 'There.' });
    await world.expand();
    expect(world.lines).toEqual(['You: Why?', 'Aivy: You said: Why?', 'You: On my phone', 'Aivy: There.']);
  });

  it.each([
    ['fails', () => world.refusals.set(HISTORY, { code: 'CHAT-DB', status: 500 })],
    ['takes longer than a second', () => world.server.hold(HISTORY)],
  ])('that %s says so, leaves what is there, and can be asked for again', async (_, goWrong) => {
    await open();
    await world.say('Why?');
    await world.collapse();
    goWrong();
    await world.expand();
    await pass(1_000);
    expect(alert()).toContain(HISTORY_FAILED);
    expect(world.lines).toEqual(['You: Why?', 'Aivy: You said: Why?']);
    world.refusals.clear();
    world.server.release(HISTORY);
    await again();
    expect(alert()).toBeNull();
    expect(world.lines).toEqual(['You: Why?', 'Aivy: You said: Why?']);
  });

  it('has nothing twice when something is said while it loads', async () => {
    await open();
    await world.say('One');
    await world.collapse();
    world.server.hold(HISTORY);
    await world.expand();
    await world.say('Two', 100);
    expect(world.lines.at(-1)).toBe('You: Two');
    world.server.release(HISTORY);
    await pass(400);
    expect(world.lines).toEqual(['You: One', 'Aivy: You said: One', 'You: Two', 'Aivy: You said: Two']);
  });

  it('shows a message whose answer was lost as answered', async () => {
    await open();
    await world.say('One');
    world.refusals.set(SEND, { code: 'CHAT-DB', status: 500 });
    await world.say('Two');
    expect(alert()).toContain(SEND_FAILED);
    world.conversations.get(50)!.push({ role: 'user', content: 'Two' }, { role: 'other', content: 'Stored.' });
    await world.collapse();
    await world.expand();
    expect(alert()).toBeNull();
    expect(world.lines).toEqual(['You: One', 'Aivy: You said: One', 'You: Two', 'Aivy: Stored.']);
  });
});

describe('a reply that is being written', () => {
  const WHOLE = 'Look at 3.5 first. What is *left*? Try it.';
  const part = (from: number, to: number, rest: object = {}) => ({
    at: from,
    text: WHOLE.slice(from, to),
    take: 1,
    ...rest,
  });
  beforeEach(async () => {
    world.says = () => WHOLE;
    await open();
    world.server.hold(SEND);
    await world.say('Help');
  });
  const answered = async (): Promise<void> => {
    world.server.release(SEND);
    await pass(200);
  };

  it('stands there before the call is answered, and whole afterwards', async () => {
    expect(screen.getByText('Thinking...')).toBeTruthy();
    await world.emit(part(0, 18));
    expect(screen.queryByText('Thinking...')).toBeNull();
    expect(world.lines).toEqual(['You: Help', 'Aivy: Look at 3.5 first.']);
    await answered();
    await world.emit(part(18, WHOLE.length, { done: true }));
    expect(world.lines).toEqual(['You: Help', 'Aivy: Look at 3.5 first. What is left? Try it.']);
  });

  it('is asked for from where a dropped socket has left off, each time that it drops', async () => {
    const message_id = world.lastId;
    world.written.set(message_id, { text: WHOLE.slice(0, 34), done: false, take: 1 });
    await world.emit(part(0, 10));
    await world.emit(part(25, 30));
    await world.emit(part(30, 34));
    await pass(200);
    world.written.set(message_id, { text: WHOLE, done: false, take: 1 });
    await world.emit(part(38, 40));
    await pass(200);
    const asked = world.server.sent('/chat/reply').map(({ body }) => `${body.from} of take ${body.take}`);
    expect(asked).toEqual(['10 of take 1', '34 of take 1']);
    await answered();
    expect(world.lines).toEqual(['You: Help', 'Aivy: Look at 3.5 first. What is left? Try it.']);
  });

  it('is right in the end when parts come twice, late or not at all', async () => {
    await world.emit(part(0, 18));
    await world.emit(part(0, 18));
    await answered();
    await world.emit(part(5, 18));
    expect(world.lines.at(-1)).toBe('Aivy: Look at 3.5 first. What is left? Try it.');
  });

  it('takes nothing of another message', async () => {
    await world.emit({ ...part(0, 18), message_id: crypto.randomUUID() });
    expect(world.lines).toEqual(['You: Help']);
    await answered();
  });

  it('is read out in finished sentences, each once', async () => {
    const heard: string[] = [];
    const region = document.querySelector('[data-spoken]')!;
    const watch = new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => addedNodes.forEach(({ textContent }) => heard.push(textContent ?? ''))),
    );
    watch.observe(region, { childList: true });
    for (let end = 1; end < WHOLE.length; end += 3) await world.emit(part(end - 1, end + 2));
    await answered();
    await act(async () => Promise.resolve());
    watch.disconnect();
    expect(heard).toEqual(['Look at 3.5 first.', 'What is left?', 'Try it.']);
    expect(within(world.window!).getByRole('log').getAttribute('aria-live')).toBe('off');
  });

  it('closes its socket with the chat', async () => {
    expect(sockets.open).toBe(1);
    await world.collapse();
    expect(sockets.open).toBe(0);
    await answered();
  });
});

describe('a step that was checked', () => {
  const MESSAGE = '0.8p = p - 0.2p, 0.8p = 40 <b>';
  const check = {
    lines: [
      { at: 0, to: 15, holds: true },
      { at: 17, to: 26, holds: false },
    ],
    changed: [{ at: 24, to: 26 }],
  };
  const shown = (): unknown[] =>
    [...world.window!.querySelectorAll('[data-steps] li')].map((line) => ({
      holds: line.getAttribute('data-holds'),
      text: line.textContent,
      underlined: [...line.querySelectorAll('mark')].map((mark) => mark.textContent),
    }));
  const WANTED = [
    { holds: 'true', text: 'Your line checks out: 0.8p = p - 0.2p', underlined: [] },
    { holds: 'false', text: "Your line doesn't check out: 0.8p =  look here: 40", underlined: ['40'] },
  ];

  it('stands in the reply in the student’s own words, with its verdicts and what changed, and again after a reload', async () => {
    world.finds = () => check;
    const { show } = world.show(<ChatWidget key="1" question={QUESTION} />);
    await world.expand();
    await world.say(MESSAGE);
    expect(shown()).toEqual(WANTED);
    expect(world.window!.querySelector('[data-spoken]')!.textContent).toContain(
      "Your line 0.8p = 40 doesn't check out. Look at 40.",
    );
    show(<ChatWidget key="2" question={QUESTION} />);
    await world.expand();
    expect(shown()).toEqual(WANTED);
  });

  it('is drawn nowhere when its places are not in the message', async () => {
    world.finds = () => ({ lines: [{ at: 3, to: 999, holds: false }], changed: [] });
    await open();
    await world.say('2x = 4');
    expect(shown()).toEqual([]);
    expect(world.lines.at(-1)).toBe('Aivy: You said: 2x = 4');
  });
});
