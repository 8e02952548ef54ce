import { misconceptionsIn, type Item } from '@aivy/item-bank';
import { completeDraft, type StemIndex } from '../drafts/index.js';
import * as z from 'zod';
import type { DraftList, Misconceptions, ReleasedDraft } from '../../page/wire.js';
import { releaseDrafts } from '../drafts/release-drafts.js';
import { target } from '@aivy/server-kit/command';
import { DraftEntries } from './draft-entry.js';
import { DraftConflict, type DraftFolder, type Kept } from './draft-folder.js';
import { toStored, withFields } from './fields.js';
import { lookAt } from './look.js';

/** What is answered: a status and a value that goes out as JSON, or an image. */
export interface Answer {
  status: number;
  body: unknown;
  image?: { type: string; data: Buffer };
}

/** What the editor works on. */
export interface Desk {
  folder: DraftFolder;
  /** Stems of the bank. */
  stems: StemIndex;
  misconceptions: Misconceptions;
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const refuse = (status: number, message: string, more: object = {}): Answer => ({ status, body: { message, ...more } });
const NOT_THERE = refuse(404, 'There is no such draft.');

const save = z.object({ version: z.string(), fields: z.unknown() });
const versioned = z.object({ version: z.string() });

/** Ids of misconceptions by skill, the most frequent first: what is named alike can be counted together. */
export function misconceptionsOf(items: readonly Item[]): Misconceptions {
  const counts = new Map<number, Map<string, number>>();
  for (const item of items) {
    const ofSkill = counts.get(item.skill) ?? new Map<string, number>();
    counts.set(item.skill, ofSkill);
    for (const id of misconceptionsIn(item)) ofSkill.set(id, (ofSkill.get(id) ?? 0) + 1);
  }
  return Object.fromEntries(
    [...counts].map(([skill, ofSkill]) => [
      skill,
      [...ofSkill].sort(([, one], [, other]) => other - one).map(([id]) => id),
    ]),
  );
}

/** The work behind the editor's addresses, without HTTP. */
export class Routes {
  private readonly entries: DraftEntries;

  constructor(private readonly desk: Desk) {
    this.entries = new DraftEntries(desk.folder, desk.stems);
  }

  /** @throws BodyRefusal of `body`; faults of a database */
  async answer(method: string, path: string, body: () => Promise<unknown>): Promise<Answer> {
    if (method === 'GET' && path === '/api/drafts') return ok(this.list());
    if (method === 'GET' && path === '/api/misconceptions') return ok(this.desk.misconceptions);
    const [, key = '', rest = ''] = /^\/api\/drafts\/([^/]+)(\/.+)?$/.exec(path) ?? [];
    const kept = this.read(key);
    if (!kept) return NOT_THERE;
    if (kept instanceof Error) return refuse(422, `${key}.json is no draft: ${kept.message}`);
    if (method === 'GET' && rest === '') return ok(toStored(kept));
    if (method === 'GET' && rest.startsWith('/images/')) return imageOf(kept, rest.slice('/images/'.length));
    if (method === 'POST' && rest === '/look') return this.look(kept, await body());
    if (method === 'PUT' && rest === '') return this.save(kept, await body());
    if (method === 'POST' && rest === '/release') return this.release(key, await body());
    return refuse(405, 'That cannot be done here.');
  }

  private read(key: string): Kept | Error | null {
    try {
      return this.desk.folder.read(key);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  private list(): DraftList {
    return { folder: this.desk.folder.folder, ...this.entries.list() };
  }

  private look({ draft }: Kept, body: unknown): Answer {
    return this.withDraft(
      () => withFields(draft, body),
      (edited) => ok(lookAt(edited, this.desk.stems)),
    );
  }

  private save(kept: Kept, body: unknown): Answer {
    const asked = save.safeParse(body);
    if (!asked.success) return refuse(400, 'A version and fields are expected.');
    return this.withDraft(
      () => withFields(kept.draft, asked.data.fields),
      (edited) => ok(toStored(this.desk.folder.write(edited, asked.data.version))),
    );
  }

  /** Does something with a draft that is made of what was sent; a conflict and faults of its form are answers. */
  private withDraft(make: () => Kept['draft'], work: (draft: Kept['draft']) => Answer): Answer {
    try {
      return work(make());
    } catch (error) {
      if (error instanceof DraftConflict)
        return refuse(409, 'Another window has changed this draft.', { stored: toStored(error.kept) });
      if (!(error instanceof z.ZodError)) throw error;
      const faults = error.issues.map(({ path, message }) => ({ field: path.join('.'), rule: 'schema', message }));
      return refuse(422, 'A field cannot be kept as it is.', { faults });
    }
  }

  private async release(key: string, body: unknown): Promise<Answer> {
    const asked = versioned.safeParse(body);
    if (!asked.success) return refuse(400, 'A version is expected.');
    const system = target();
    if (!system)
      return refuse(503, 'There is no system to release it in: start one with npm start, or set DATABASE_URL.');
    // What is stored is released, and only if it is what the person saw.
    const kept = this.desk.folder.read(key);
    if (!kept) return NOT_THERE;
    if (kept.version !== asked.data.version)
      return refuse(409, 'Another window has changed this draft.', { stored: toStored(kept) });
    const made = completeDraft(kept.draft, this.desk.stems);
    if (Array.isArray(made)) return refuse(422, 'This draft is not complete.', { faults: made });
    const { refused, release, told } = await releaseDrafts(system, [kept.draft], `draft ${key}`);
    if (release === null) return refuse(422, 'The bank does not take it.', { faults: refused.get(key) ?? [] });
    this.desk.stems.add(made);
    const draft = { ...kept.draft, released: { key: made.key, release } };
    return this.withDraft(
      () => draft,
      () => ok({ stored: toStored(this.desk.folder.write(draft, kept.version)), told } satisfies ReleasedDraft),
    );
  }
}

function imageOf({ draft }: Kept, id: string): Answer {
  const image = draft.images.find((each) => each.id === id);
  return image
    ? { status: 200, body: null, image: { type: image.type, data: Buffer.from(image.data, 'base64') } }
    : NOT_THERE;
}
