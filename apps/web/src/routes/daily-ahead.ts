/** The page after the test page, fetched ahead: by then the network may be gone. By itself, since nobody waits for it. */
export const fetchResult = (): Promise<unknown> => import('./daily-result');
