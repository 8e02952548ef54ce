import { useLayoutEffect, useState, type RefObject } from 'react';
import type { RunningTalk, ShownLine } from './use-talk';

/**
 * After a safe message there's no line to write in until the student asks for it.
 * @param reply the newest one
 */
export function useCalm(
  { busy }: RunningTalk,
  reply: ShownLine | undefined,
  field: RefObject<HTMLTextAreaElement | null>,
  toLog: () => void,
): { calm: boolean; resume(): void } {
  /** The safe message after which the student wanted to write on. */
  const [resumed, setResumed] = useState<string | null>(null);
  const calm = reply?.safety === 'where-to-turn' && resumed !== reply.id && !busy;
  // The field goes, and would take the focus with it.
  useLayoutEffect(() => {
    if (calm && field.current?.form?.contains(document.activeElement)) toLog();
  });
  const resume = (): void => {
    setResumed(reply?.id ?? null);
    // Once the field is shown.
    requestAnimationFrame(() => field.current?.focus());
  };
  return { calm, resume };
}
