import { useEffect } from 'react';
import { guardBack } from './leave-guard';

/** Asks before the browser's Back button leaves a running test. @param onBack must not change between renders */
export function useLeaveGuard(running: boolean, onBack: () => void): void {
  useEffect(() => (running ? guardBack(onBack) : undefined), [running, onBack]);
}
