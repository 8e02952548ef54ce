declare global {
  interface Window {
    /** Set by the start script, which knows the files of each screen; `npm run dev` has none. */
    aivyFetchAhead?: (pathname: string) => void;
  }
}

/** Has the browser fetch the files of a screen that will be next, without running them. @param pathname its address */
export const fetchScreenAhead = (pathname: string): void => window.aivyFetchAhead?.(pathname);
