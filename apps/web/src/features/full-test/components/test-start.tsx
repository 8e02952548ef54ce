import type { TestListItem } from '@aivy/contracts';
import type { ReactNode } from 'react';
import { useTiming } from '../../../config/use-site';
import { useAppSelector } from '../../../core/store';
import { useTestStart } from '../hooks/use-test-start';
import { FullTestPreview } from './full-test-preview';
import { GiveUp } from './give-up';

/** The screen before a full test: what it is, the tests so far, and the way in. */
export function TestStart({ locked }: { locked?: (tests: readonly TestListItem[]) => ReactNode }) {
  const timeFactor = useAppSelector((state) => state.session.timeFactor);
  const timing = useTiming();
  const { tests, failed, retry, open, start, starting, error, giveUp, givingUp, giveUpError } = useTestStart();
  return (
    <FullTestPreview
      tests={tests}
      failed={failed}
      timeFactor={timeFactor}
      timing={timing}
      starting={starting}
      error={error}
      onStart={start}
      onRetry={retry}
      locked={tests && locked?.(tests)}
      giveUp={
        open ? <GiveUp key={open.id} pending={givingUp} error={giveUpError} onGiveUp={() => giveUp(open.id)} /> : null
      }
    />
  );
}
