import { useAppDispatch } from '../../../core/store';
import type { OutboxStart } from '../../../player/saving/outbox-ports';
import type { ServerClock } from '../../../player/saving/server-clock';
import { useSaving, type Saving } from '../../../player/saving/use-saving';
import { sendBatch } from '../submit';

/** Carries what happens in a running module to the device and the server, and keeps its deadline. */
export function useModuleSaving(start: OutboxStart, clock: ServerClock, onClosed: () => void): Saving {
  const dispatch = useAppDispatch();
  return useSaving(start, {
    clock,
    onClosed,
    send: (batch) => dispatch(sendBatch(start.module.test, batch)),
  });
}
