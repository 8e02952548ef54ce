/** Where analysts order reports. */
export const ANALYST_PATH = '/analyst';
/** One report of theirs; `:jobId?` for the route of both. */
export const reportJobPath = (jobId: string): string => `${ANALYST_PATH}/${jobId}`;
