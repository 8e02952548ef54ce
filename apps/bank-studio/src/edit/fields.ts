import { draft as draftSchema, type Draft } from '../drafts/index.js';
import type { Fields, StoredDraft } from '../../page/wire.js';
import type { Kept } from './draft-folder.js';

/** What of a draft belongs to its source, and no form changes. */
const OF_SOURCE = ['schema', 'key', 'origin', 'scoring', 'images', 'missing', 'edited', 'released'] as const;

const sourceOf = (draft: Draft): Record<string, unknown> =>
  Object.fromEntries(OF_SOURCE.map((name) => [name, draft[name]]));

function fieldsOf(draft: Draft): Fields {
  const {
    schema: _schema,
    key: _key,
    origin: _origin,
    scoring: _scoring,
    images: _images,
    missing: _missing,
    edited: _edited,
    released: _released,
    ...fields
  } = draft;
  return fields;
}

/** As the page gets it: images by their names, without their data. */
export const toStored = ({ draft, version }: Kept): StoredDraft => ({
  key: draft.key,
  version,
  fields: fieldsOf(draft),
  origin: draft.origin,
  scoring: draft.scoring,
  images: draft.images.map(({ id, type }) => ({ id, type })),
  released: draft.released ?? null,
});

/**
 * The draft with what was edited; a change takes back that it was released.
 * @throws ZodError when the fields are none of a draft
 */
export function withFields(draft: Draft, fields: unknown): Draft {
  const edited = typeof fields === 'object' && fields !== null ? fields : {};
  return draftSchema.parse({ ...edited, ...sourceOf(draft), edited: true, released: undefined });
}
