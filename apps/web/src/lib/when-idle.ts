/** Safari has no idle callbacks; a moment later is idle enough. @returns takes it back */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work);
  return () => cancelIdleCallback(id);
};
