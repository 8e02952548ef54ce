import { jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import type { StudentQuestion, Workspace } from '@aivy/contracts';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { fakeTime, pass, until } from '../../../core/testing/time';
import { begun, sectionSized } from '../../../player';
import { annotationsLoaded } from '../../../player/annotate/annotations-slice';
import { choiceToggled, markToggled, reviewOpened, timePassed } from '../../../player/slice';
import { device } from '../../../core/device/kept-tests';
import { AUTOSAVE_MS } from '../../../player/saving/outbox';
import { SAVE_IDLE_MS } from '../../../core/api/send-times';
import { ServerClock } from '../../../player/saving/server-clock';
import { FullTestWorld, LIMIT_MS, TEST } from '../testing/full-test-world';
import type { Saving } from '../../../player/saving/use-saving';
import { useModuleSaving } from './use-module-saving';

const SAVE = '/full-test/save-progress';
/** Long enough for a call that was sent at once, and sooner than any save that waits for quiet. */
const AT_ONCE_MS = 100;
const LOOK_MS = 5_000;
const QUESTIONS = [11, 12].map((id) => ({ id, type: 'choice' }) as StudentQuestion);

let world: FullTestWorld;
let saving: Saving;
let onClosed: jest.Mock<() => void>;

function Probe({ clock, workspace }: { clock: ServerClock; workspace: Workspace | null }) {
  const [start] = useState(() => {
    const owner = { user: 'u1', test: TEST, module: 1 as const };
    return {
      module: { ...owner, questions: QUESTIONS, deadline: Date.now() + LIMIT_MS },
      desk: { ...owner, anchor: clock.keep(), workspace, workspaceSeq: 0 },
      deskSent: true,
      answers: [],
    };
  });
  saving = useModuleSaving(start, clock, onClosed);
  return null;
}

/** A module of two questions on the test page's desk. @param workspace what was done in it before */
async function open(workspace: Workspace | null = null) {
  world.deadline = Date.now() + LIMIT_MS;
  world.store.dispatch(begun({ startTime: '', formId: null, owner: 'u1' }));
  world.store.dispatch(sectionSized({ section: 'reading_and_writing', length: QUESTIONS.length }));
  const clock = new ServerClock();
  const screen = world.show(<Probe clock={clock} workspace={workspace} />);
  await pass(AT_ONCE_MS);
  return screen;
}
const choose = (letter: string): void => act(() => void world.store.dispatch(choiceToggled(letter)));
const look = (ms: number): void => act(() => void world.store.dispatch(timePassed({ ms, limitMs: LIMIT_MS })));
const saves = () => world.server.sent(SAVE).map(({ body }) => body);

describe('saving a running module', () => {
  beforeEach(() => {
    fakeTime();
    world = new FullTestWorld();
    onClosed = jest.fn<() => void>();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await device.eraseModule('u1', TEST, 1);
  });

  it('sends an answer once it has been quiet, and nothing where nothing has happened', async () => {
    await open();
    await pass(AUTOSAVE_MS / 2);
    expect(saves()).toEqual([]);
    choose('b');
    await pass(SAVE_IDLE_MS - AT_ONCE_MS);
    expect([saves(), saving.state]).toEqual([[], { kind: 'saving' }]);
    await until(() => saving.state.kind === 'saved');
    expect(saves()).toMatchObject([{ module: 1, question_id: [11], answer: ['b'] }]);
  });

  it('sends the desk where a mark is all that changed', async () => {
    await open();
    act(() => void world.store.dispatch(markToggled()));
    await until(() => saves().length > 0);
    expect(saves()).toMatchObject([{ question_id: [], workspace: { marked: [11] } }]);
  });

  it('sends the desk where a note is all that changed, and the look at the review page as the page goes out of sight', async () => {
    // Noted five seconds before.
    const trail = { left: [LIMIT_MS / 1_000 + 5], at: [1], entry: [null] };
    await open({ position: 0, marked: [], eliminated: {}, annotations: [], trail });
    const note = { id: 'n', question_id: 11, region: 'passage', start: 0, end: 4, style: 'blue', note: 'why' } as const;
    act(() => void world.store.dispatch(annotationsLoaded([note])));
    await until(() => saves().length > 0);
    expect(saves()).toMatchObject([{ question_id: [], workspace: { annotations: [note] } }]);
    act(() => void world.store.dispatch(reviewOpened()));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await until(() => saves().length > 1);
    // What was noted before, the question, and the page after the last one.
    expect(saves()[1]).toMatchObject({ workspace: { trail: { at: [1, 0, QUESTIONS.length] } } });
  });

  it('says at once that the network has gone', async () => {
    await open();
    choose('b');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(saving.state).toEqual({ kind: 'offline', unsaved: 1 });
    online.mockRestore();
  });

  it('leaves nothing behind when it is left: no listener, and no looking at the clocks', async () => {
    let heard: (readonly [target: EventTarget, type: string, listener: unknown])[] = [];
    for (const target of [window, document]) {
      const { addEventListener: add, removeEventListener: remove } = target;
      jest
        .spyOn(target, 'addEventListener')
        .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
          heard.push([target, type, listener]);
          add.call(target, type, listener);
        });
      jest
        .spyOn(target, 'removeEventListener')
        .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
          heard = heard.filter(([at, ...of]) => at !== target || of[0] !== type || of[1] !== listener);
          remove.call(target, type, listener);
        });
    }
    const looked = jest.spyOn(ServerClock.prototype, 'jumped');
    const { leave } = await open();
    leave();
    await pass(AT_ONCE_MS);
    looked.mockClear();
    await pass(2 * LOOK_MS);
    const own = heard.filter(([, type]) => ['online', 'offline', 'pagehide', 'visibilitychange'].includes(type));
    expect([own, looked.mock.calls.length]).toEqual([[], 0]);
    jest.restoreAllMocks();
  });

  it.each([
    ['the page is put away', window, 'pagehide'],
    ['the network is back', window, 'online'],
    ['the tab is changed', document, 'visibilitychange'],
  ] as const)('does not wait when %s: answer and time go at once', async (_when, target, event) => {
    await open();
    choose('b');
    look(3_000);
    act(() => void target.dispatchEvent(new Event(event)));
    await pass(AT_ONCE_MS);
    expect(saves()).toMatchObject([{ question_id: [11], answer: ['b'], spent_ms: [3_000] }]);
  });

  it('sends what there is when the module is left, the time to the last moment with it, and then rests', async () => {
    const { leave } = await open();
    choose('b');
    look(2_000);
    leave();
    await pass(AT_ONCE_MS);
    expect(saves()).toMatchObject([{ question_id: [11], answer: ['b'], spent_ms: [2_000] }]);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(2 * AUTOSAVE_MS);
    expect(saves()).toHaveLength(1);
  });

  it('keeps the time of a question that was only looked at, and sends it with the next autosave', async () => {
    await open();
    look(4_000);
    await pass(AUTOSAVE_MS);
    expect(saves()).toMatchObject([{ question_id: [11], answer: [''], seq: [0], spent_ms: [4_000] }]);
  });

  it('asks the server for the time within seconds when the device has slept or its clock was set', async () => {
    await open();
    await pass(2 * LOOK_MS);
    expect(saves()).toEqual([]);
    jest.setSystemTime(Date.now() + 3_600_000);
    await pass(LOOK_MS);
    expect(saves()).toHaveLength(1);
    // Once is enough.
    await pass(2 * LOOK_MS);
    expect(saves()).toHaveLength(1);
  });

  it('counts down to the deadline that the server names last', async () => {
    await open();
    expect(Math.round(saving.leftMs() / 1_000)).toBe(LIMIT_MS / 1_000);
    world.deadline! -= 60_000;
    choose('b');
    await until(() => saving.state.kind === 'saved');
    expect(Math.abs(saving.leftMs() - (LIMIT_MS - 60_000))).toBeLessThan(5_000);
  });

  it('of a module that was submitted elsewhere says so once, and ends', async () => {
    await open();
    world.module = 2;
    // The page was drawn anew since it was opened.
    const before = onClosed;
    onClosed = jest.fn<() => void>();
    choose('b');
    await until(() => onClosed.mock.calls.length > 0);
    expect(before).not.toHaveBeenCalled();
    const sent = saves().length;
    choose('c');
    await pass(2 * AUTOSAVE_MS);
    expect([saves().length, onClosed.mock.calls.length]).toEqual([sent, 1]);
  });
});
