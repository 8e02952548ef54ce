/** Does something in a task of its own behind the next paint; in a tab that nobody sees once it is seen. @returns takes it back */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
