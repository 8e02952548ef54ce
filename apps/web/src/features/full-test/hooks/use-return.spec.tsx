import { jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fakeTime, pass, until } from '../../../core/testing/time';
import { selectTest } from '../../../player';
import { choiceToggled } from '../../../player/slice';
import { device } from '../../../core/device/kept-tests';
import type { OutboxStart } from '../../../player/saving/outbox-ports';
import { FullTestWorld, TEST } from '../testing/full-test-world';
import { useFullTest } from './use-full-test';
import { useModuleSaving } from './use-module-saving';
import { useModuleSubmit, type ModuleSubmit } from './use-module-submit';
import { useOpenedModule, type ModuleView } from './use-opened-module';
import { useReturn } from './use-return';

const SUBMIT = '/full-test/submit-answers';
let world: FullTestWorld;
let page: ModuleSubmit;
let returning: boolean;
/** The module on the screen. */
let shown: number | null;

function Running({ start, view }: { start: OutboxStart; view: ModuleView }) {
  const [onClosed] = useState(() => () => undefined);
  const saving = useModuleSaving(start, view.clock, onClosed);
  page = useModuleSubmit({ ...saving, testId: TEST, module: view.module }, view.again);
  shown = view.module;
  return null;
}
function Opened({ view }: { view: ModuleView }) {
  const opened = useOpenedModule(TEST, view);
  return opened?.kind === 'ready' ? <Running start={opened.start} view={view} /> : null;
}
function Found({ module }: { module: number }) {
  const view = useFullTest(TEST, module);
  shown = null;
  return view.kind === 'module' ? <Opened key={`${view.module}:${view.round}`} view={view} /> : null;
}
function Screen() {
  const module = Number(useLocation().pathname.split('/').at(-1));
  returning = useReturn(TEST);
  return returning ? null : <Found module={module} />;
}

/** Answers in module 1, submits it and leaves before the server has it. */
async function leaveSubmitting() {
  const screen = world.show(<Screen />);
  await until(() => selectTest(world.store.getState()).phase === 'running');
  act(() => void world.store.dispatch(choiceToggled('b')));
  world.server.hold(SUBMIT);
  act(() => page.submit());
  await until(() => world.server.sent(SUBMIT).length === 1);
  screen.leave();
  shown = null;
  return screen;
}
const alerts = () => world.store.getState().alerts.items.map(({ text }) => text);

describe('a full test that was left while a module is submitted', () => {
  beforeEach(() => {
    fakeTime();
    world = new FullTestWorld();
  });
  afterEach(async () => {
    jest.useRealTimers();
    for (const module of [1, 2] as const) await device.eraseModule('u1', TEST, module);
  });

  it('and returned to shows no module until the server has it, and then leads on as if nobody had left', async () => {
    const { comeBack } = await leaveSubmitting();
    comeBack();
    await pass(5_000);
    expect([returning, shown]).toEqual([true, null]);
    world.server.letGo(SUBMIT);
    await until(() => world.module === 2 && !returning);
    await pass(5_000);
    // Module 1 never came back, and the clock of module 2 waits behind the page that says that module 1 is over.
    expect([world.at, shown, world.deadline]).toEqual([{ path: '/full-test/t1/2', state: { over: true } }, null, null]);
    expect(world.server.sent(SUBMIT)).toHaveLength(1);
  });

  it('and returned to says why it could not be submitted, goes on, and can be submitted again', async () => {
    const { comeBack } = await leaveSubmitting();
    comeBack();
    world.refusals.set(SUBMIT, { code: 'FT-DB', status: 500 });
    world.server.letGo(SUBMIT);
    await until(() => shown === 1);
    expect(alerts()).toEqual(['Failed to submit test. Please try again.']);
    expect(selectTest(world.store.getState()).sections.reading_and_writing.answers[0]).toBe('b');
    world.refusals.clear();
    world.server.release(SUBMIT);
    act(() => page.submit());
    await until(() => world.at.path === '/full-test/t1/2');
  });

  it('is nobody’s business elsewhere, and stands at the next module when it is opened again', async () => {
    const { comeBack } = await leaveSubmitting();
    world.server.letGo(SUBMIT);
    await until(() => world.module === 2);
    await pass(1_000);
    expect([world.at.path, alerts()]).toEqual(['/full-test/t1/1', []]);
    comeBack();
    expect(returning).toBe(false);
    await pass(5_000);
    expect(shown).not.toBe(1);
  });
});
