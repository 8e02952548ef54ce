import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { device } from '../../../core/device/kept-tests';
import { useModuleSaving } from '../hooks/use-module-saving';
import { useModuleSubmit, type ModuleSubmit } from '../hooks/use-module-submit';
import type { Outbox } from '../../../player/saving/outbox';
import { ServerClock } from '../../../player/saving/server-clock';
import { FullTestWorld, LIMIT_MS, TEST } from './full-test-world';

export const SAVE = '/full-test/save-progress';
export const SUBMIT = '/full-test/submit-answers';

function Running({ page, clock, module }: { page: SubmitPage; clock: ServerClock; module: 1 | 2 | 4 }) {
  const [start] = useState(() => {
    const owner = { user: 'u1', test: TEST, module };
    return {
      module: { ...owner, questions: [], deadline: Date.now() + LIMIT_MS },
      desk: { ...owner, anchor: clock.keep(), workspace: null, workspaceSeq: 0 },
      deskSent: true,
      answers: [],
    };
  });
  const [onClosed] = useState(() => () => undefined);
  const saving = useModuleSaving(start, clock, onClosed);
  page.outbox = saving.outbox;
  page.now = useModuleSubmit({ ...saving, testId: TEST, module }, page.again);
  return null;
}

/** A running module and its submission without the test page around them, in front of a server of its own. */
export class SubmitPage {
  readonly world = new FullTestWorld();
  readonly again = jest.fn<() => void>();
  /** As it was rendered last. */
  now!: ModuleSubmit;
  outbox!: Outbox;

  get pending(): boolean {
    return this.now.pending;
  }

  get error(): string | null {
    return this.now.error;
  }

  open(module: 1 | 2 | 4 = 1) {
    this.world.module = module;
    this.world.deadline = Date.now() + LIMIT_MS;
    const running = <Running page={this} clock={new ServerClock()} module={module} />;
    return this.world.show(running, `/full-test/${TEST}/${module}`);
  }

  answer(letter: string): Promise<void> {
    return act(() => this.outbox.answered(11, letter));
  }

  submit(): void {
    act(() => this.now.submit());
  }

  endTime(): void {
    act(() => this.now.endTime());
  }

  /** The time is up by the server's clock, too. */
  runOut(): void {
    this.world.deadline = Date.now();
  }

  /** The browser notices that the network is back, which it may have been for a while. */
  noticeNetwork(): void {
    act(() => void window.dispatchEvent(new Event('online')));
  }

  /** Of each try to submit that left the page. */
  reasons(): unknown[] {
    return this.world.server.sent(SUBMIT).map(({ body }) => body.reason);
  }

  /** Led on from module 1. */
  moved(): boolean {
    return this.world.at.path !== `/full-test/${TEST}/1`;
  }
}

/** What the device keeps of the modules that the tests of a submission run. */
export async function eraseModules(): Promise<void> {
  for (const module of [1, 2, 4] as const) await device.eraseModule('u1', TEST, module);
}
