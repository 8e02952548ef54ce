import type { DraftFault, DraftList, Fields, Look, Misconceptions, ReleasedDraft, StoredDraft } from './wire';

/** Something that the server did not do. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Faults of fields, where that is why. */
    readonly faults: readonly DraftFault[] = [],
    /** What is stored, where another window has changed it. */
    readonly stored: StoredDraft | null = null,
  ) {
    super(message);
    this.name = 'Refused';
  }
}

/** Status of a request that no server answered. */
const AWAY = 0;
export const isAway = (error: unknown): boolean => error instanceof Refused && error.status === AWAY;

interface RefusedBody {
  message?: string;
  faults?: DraftFault[];
  stored?: StoredDraft;
}

/** @throws Refused */
async function call<Answer>(method: string, path: string, body?: unknown, keepalive = false): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      keepalive,
    });
  } catch {
    throw new Refused(AWAY, 'The editor’s server cannot be reached. Is npm run bank -- edit still running?');
  }
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const { message = `The server answered ${response.status}.`, faults, stored } = answer as RefusedBody;
  throw new Refused(response.status, message, faults, stored);
}

const address = (key: string, part = ''): string => `/api/drafts/${encodeURIComponent(key)}${part}`;

export const listDrafts = () => call<DraftList>('GET', '/api/drafts');
export const misconceptions = () => call<Misconceptions>('GET', '/api/misconceptions');
export const readDraft = (key: string) => call<StoredDraft>('GET', address(key));
export const lookAt = (key: string, fields: Fields) => call<Look>('POST', address(key, '/look'), fields);
/** @param keepalive so that it arrives although the page is being left */
export const saveDraft = (key: string, version: string, fields: Fields, keepalive = false) =>
  call<StoredDraft>('PUT', address(key), { version, fields }, keepalive);
export const releaseDraft = (key: string, version: string) =>
  call<ReleasedDraft>('POST', address(key, '/release'), { version });
export const imageAddress = (key: string, id: string): string => address(key, `/images/${id}`);
