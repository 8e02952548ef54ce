/** The question that stands has its tools fetched first. */
const FIRST_MS = 1_000;
/** Chunks and fonts arrive after the page; by then they have. */
const SETTLED_MS = 5_000;

/** What the page names itself; the list of loaded resources ends at 250 entries, and saves are entries too. */
const named = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('script[src], link[href]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );

/** Assets of this page that were loaded from our own origin. */
const loaded = (): string[] =>
  [
    ...named().map((path) => new URL(path, window.location.origin).href),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ].filter((name) => name.startsWith(`${window.location.origin}/`) && !/\/(api|socket\.io)\//.test(name));

/**
 * Has the browser keep the running page, so that a reload without network works. Where that is not possible (old
 * browsers, private windows) the answers are safe all the same and the reload waits for the network.
 * @returns stops telling the keeper what was loaded
 */
export function keepPage(): () => void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return () => undefined;
  const tell = async (): Promise<void> => {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: [...loaded(), '/config.json', '/theme.js', '/favicon.svg'] });
  };
  const run = (): void =>
    void tell().catch((error: unknown) => console.warn('This page cannot be kept for a reload without network', error));
  const timers = [FIRST_MS, SETTLED_MS].map((ms) => setTimeout(run, ms));
  return () => timers.forEach(clearTimeout);
}
