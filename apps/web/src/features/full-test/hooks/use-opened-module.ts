import { startTransition, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/store';
import { left } from '../../../player';
import { beginModule } from '../begin';
import { openModule, type OpenedModule } from '../open-test';
import type { FullTestView } from './use-full-test';

export type ModuleView = Extract<FullTestView, { kind: 'module' }>;

/**
 * Fetches the module, which starts its clock, and puts it on the test page's desk, from which it goes with this hook.
 * @returns null while it is on its way
 */
export function useOpenedModule(testId: string, { module, test, clock }: ModuleView): OpenedModule | null {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const [opened, setOpened] = useState<OpenedModule | null>(null);
  useEffect(() => {
    let current = true;
    void dispatch(openModule(userId, testId, module, test.progress, clock)).then((found) => {
      if (!current) return;
      if (found.kind === 'ready') dispatch(beginModule(module, found.start, clock));
      // Built in slices: a whole test page in one go would hold the browser up.
      startTransition(() => setOpened(found));
    });
    return () => {
      current = false;
      dispatch(left());
    };
  }, [clock, dispatch, module, test.progress, testId, userId]);
  return opened;
}
