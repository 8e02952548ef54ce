import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { clearToken } from '../../core/session/auth-cookie';
import { fakeTime, pass } from '../../core/testing/time';
import { ChatWidget, type ChatQuestion } from './chat-widget';
import { ChatWorld } from './testing/chat-world';
import { FakeSockets } from './testing/fake-socket';
import { limitsByClock } from './testing/limits-by-clock';

const sockets = new FakeSockets();
jest.unstable_mockModule('socket.io-client', () => ({ io: sockets.io }));

const QUESTION: ChatQuestion = { id: 12, isMath: true, answer: 'c', missed: true };
const SEND = '/chat/send_message';
const CLOSER = { suggestions: ['Multiply the 3x by 2', 'Multiply every term by 2'], face: 'neutral' } as const;
const CHECK_IN = {
  suggestions: ["I'm okay, let's keep going", "I'm not okay"],
  face: 'concerned',
  safety: 'check-in',
} as const;
const SAFE = { face: 'concerned', safety: 'where-to-turn' } as const;

const realFetch = globalThis.fetch;
let world: ChatWorld;
beforeEach(async () => {
  fakeTime();
  limitsByClock();
  world = new ChatWorld(sockets);
  world.brings = (message) =>
    message === 'closer'
      ? { ...CLOSER, suggestions: [...CLOSER.suggestions] }
      : message === 'heavy'
        ? { ...CHECK_IN, suggestions: [...CHECK_IN.suggestions] }
        : message === 'danger'
          ? SAFE
          : message === 'right'
            ? { face: 'pleased' }
            : {};
  world.show(<ChatWidget question={QUESTION} />);
  await world.expand();
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
  clearToken();
});

const names = (group: string): string[] => {
  const found = screen.queryByRole('group', { name: group });
  return found
    ? within(found)
        .getAllByRole('button')
        .map(({ textContent }) => textContent ?? '')
    : [];
};
const suggested = (): string[] => names('Suggested replies');
const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(300);
};
const sent = (): unknown[] => world.server.sent(SEND).map(({ body }) => body.message);
const poseOf = (place: Element): string | undefined => place.querySelector<SVGElement>('svg[data-pose]')?.dataset.pose;
const headPose = (): string | undefined => poseOf(world.window!.querySelector('header')!);
const numbers = (): string[] => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('suggested replies', () => {
  it('send their text by one tap, and go', async () => {
    await world.say('closer');
    expect(suggested()).toEqual([...CLOSER.suggestions, 'Something else']);
    await press('Multiply every term by 2');
    expect(sent()).toEqual(['closer', 'Multiply every term by 2']);
    expect(suggested()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('log'));
  });

  it('leave the cursor in the field for something else, and send nothing', async () => {
    await world.say('closer');
    screen.getByRole('log').focus();
    await press('Something else');
    expect(document.activeElement).toBe(world.field);
    expect(sent()).toEqual(['closer']);
  });

  it('come back with the talk, for its last reply alone', async () => {
    await world.say('closer');
    await world.collapse();
    await world.expand();
    expect(suggested()).toEqual([...CLOSER.suggestions, 'Something else']);
    await world.say('thanks');
    await world.collapse();
    await world.expand();
    expect(suggested()).toEqual([]);
  });

  it('are read aloud once, after the reply', async () => {
    await world.say('closer');
    const spoken = [...world.window!.querySelectorAll('[data-spoken] p')].map(({ textContent }) => textContent);
    expect(spoken).toEqual(['You said: closer', 'You can pick: Multiply the 3x by 2, or Multiply every term by 2.']);
  });
});

describe('Aivy', () => {
  it('thinks while a reply is awaited, and then looks as it is meant', async () => {
    world.server.hold(SEND);
    await world.say('right');
    expect(headPose()).toBe('think');
    world.server.release(SEND);
    await pass(300);
    expect(headPose()).toBe('pleased');
    await world.say('heavy');
    expect(headPose()).toBe('concerned');
    await world.say('thanks');
    expect(headPose()).toBe('idle');
    const said = [...screen.getByRole('log').querySelectorAll('.turn')].map(poseOf);
    expect(said).toEqual(['pleased', 'concerned', 'idle']);
  });
});

describe('a student who may not be all right', () => {
  it('is asked with two answers to tap, and with no practice beside them', async () => {
    await world.say('heavy');
    expect([suggested(), names('Quick replies')]).toEqual([[...CHECK_IN.suggestions], []]);
    await press("I'm okay, let's keep going");
    expect(sent()).toEqual(['heavy', "I'm okay, let's keep going"]);
    expect(names('Quick replies')).toEqual(['Explain']);
  });

  it('sees the numbers as links instead of the field, and can still write', async () => {
    await world.say('danger');
    expect(numbers()).toEqual(['tel:988', 'sms:988', 'tel:911']);
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('log'));
    await press('Message Aivy');
    expect(document.activeElement).toBe(world.field);
  });
});

describe('help now', () => {
  const open = async (): Promise<void> => press('Need help now?');

  it('shows the numbers offline in one tap, with the focus on them', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    await open();
    expect(numbers()).toEqual(['tel:988', 'sms:988', 'tel:911']);
    expect(document.activeElement?.textContent).toBe('You can reach someone right now');
  });

  it('closes by Escape alone, and leaves the chat open', async () => {
    await open();
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(world.window).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Need help now?' }));
  });
});
