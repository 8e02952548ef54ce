import { useCallback, useRef, useState } from 'react';
import { clearAlerts, showAlert } from '../alerts/alerts-slice';
import { useAppDispatch } from '../store';

/**
 * What a form does with its faults: an alert for each, in their order, the sentence under each field, and the focus on
 * the first bad one (found by its `name`).
 */
export function useFormFaults<Key extends string>() {
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Partial<Record<Key, string>>>({});

  /** @returns whether the form may be sent. */
  const accept = useCallback(
    (found: Partial<Record<Key, string>>): boolean => {
      setFaults(found);
      dispatch(clearAlerts());
      const texts = Object.values(found) as string[];
      for (const text of texts) dispatch(showAlert({ tone: 'error', text }));
      const [first] = Object.keys(found);
      if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return texts.length === 0;
    },
    [dispatch],
  );
  return { form, faults, accept };
}
