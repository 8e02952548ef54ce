import { jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../core/store';
import { fakeTime, pass } from '../../core/testing/time';
import { FakeSockets } from './testing/fake-socket';
import type { TalkReply } from './talk';
import { TutorDock } from './tutor-dock';

const sockets = new FakeSockets();
jest.unstable_mockModule('socket.io-client', () => ({ io: sockets.io }));

const STEP = 'No, a step on the way';
const OFFER = { text: 'Ready to submit 13? Not sure? Check it first.', offered: '13', suggestions: [STEP] };

let reply: Partial<TalkReply>;
let sent: string[];
let submitted: string[];

function Dock({ tried = [], closed = false }: { tried?: readonly string[]; closed?: boolean }) {
  return (
    <TutorDock
      talk={TALK}
      firstReplies={['hint']}
      isMath
      greeting="Hi!"
      hintsSeen={1}
      tried={tried}
      onSubmitAnswer={closed ? undefined : (answer) => void submitted.push(answer)}
    />
  );
}
const TALK = {
  key: 'one',
  load: async () => [],
  send: async (message: string): Promise<TalkReply> => {
    sent.push(message);
    return { text: 'Okay.', quickReplies: [], ...reply };
  },
};

let update: (props: Parameters<typeof Dock>[0]) => void;
beforeEach(async () => {
  fakeTime();
  window.matchMedia = ((media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  [reply, sent, submitted] = [{}, [], []];
  const store = makeStore();
  const { rerender } = render(<Dock />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  update = (props) => rerender(<Dock {...props} />);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

const bar = (): HTMLElement => within(screen.getByRole('navigation', { name: 'Tutor' })).getByRole('button');
const words = (): string[] => [...bar().querySelectorAll('b, small')].map(({ textContent }) => textContent ?? '');
const pose = (): string | undefined => bar().querySelector<SVGElement>('svg[data-pose]')?.dataset.pose;
const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(100);
};
const open = async (): Promise<void> => {
  fireEvent.click(bar());
  await pass(100);
};
/** Says something and closes the sheet. */
async function sayAndClose(answer: Partial<TalkReply>): Promise<void> {
  reply = answer;
  await open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'x = 4' } });
  await press('Send');
  await press('Close chat');
}

describe('the bar of the closed sheet', () => {
  it('names the hints while Aivy waits for nothing', async () => {
    expect(words()).toEqual(['Ask Aivy', 'Hint 1 of 4 used']);
    await sayAndClose({ text: 'You got it.', face: 'pleased' });
    expect([...words(), pose()]).toEqual(['Ask Aivy', 'Hint 1 of 4 used', 'pleased']);
  });

  it('shows the question that Aivy waits with', async () => {
    await sayAndClose({ text: 'Nice, that line checks out. What’s left?' });
    expect(words()).toEqual(['Aivy has a question for you', 'What’s left?']);
    update({ closed: true });
    expect(words()).toEqual(['Ask Aivy', 'Hint 1 of 4 used']);
  });

  it('shows an offered answer until that answer is submitted', async () => {
    await sayAndClose(OFFER);
    expect(words()).toEqual(['Aivy has a question for you', 'Submit 13?']);
    update({ tried: ['13'] });
    expect(words()).toEqual(['Ask Aivy', 'Hint 1 of 4 used']);
  });

  it('keeps words about safety inside the sheet', async () => {
    await sayAndClose({ text: 'Are you all right?', safety: 'check-in' });
    expect(words()).toEqual(['Ask Aivy', 'Hint 1 of 4 used']);
  });

  it('announces a reply that comes while the sheet is closed', async () => {
    await open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'x = 4' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    const status = within(screen.getByRole('navigation', { name: 'Tutor' })).getByRole('status');
    expect(status.textContent).toBe('');
    await pass(100);
    expect([...words(), status.textContent]).toEqual(['Aivy answered', 'Okay.', 'Aivy has answered.']);
  });

  it("isn't there to be tabbed to under the open sheet", async () => {
    await open();
    expect(screen.queryByRole('button', { name: /^(Ask )?Aivy/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Chat with AI tutor');
    await press('Close chat');
    expect(document.activeElement).toBe(bar());
  });
});

describe('a number that the student typed', () => {
  const picks = (): string[] =>
    screen.queryAllByRole('group', { name: 'Submit this answer' }).flatMap((group) =>
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent ?? ''),
    );

  it('is submitted by one button, or is a step on the way by the other', async () => {
    await sayAndClose(OFFER);
    await open();
    expect(picks()).toEqual(['Submit 13', STEP]);
    await press(STEP);
    expect([sent, submitted]).toEqual([['x = 4', STEP], []]);
  });

  it('takes both buttons with it once it was submitted', async () => {
    await sayAndClose(OFFER);
    await open();
    await press('Submit 13');
    expect(submitted).toEqual(['13']);
    update({ tried: ['13'] });
    await open();
    expect([picks(), screen.queryByText(STEP)]).toEqual([[], null]);
  });
});
