import { withLacks } from '../drafts/lacks.js';
import {
  draft as draftSchema,
  DRAFT_SCHEMA,
  type ChoiceDraft,
  type Draft,
  type SourceFormat,
} from '../drafts/draft.js';
import { draftKey } from './key.js';
import type { DraftImage } from './markup/image-shelf.js';
import type { Key } from './right.js';
import { Unreadable } from './unreadable.js';

/** An item that does not come in, and why. */
export interface Refused {
  file: string;
  line: number;
  id: string;
  reason: string;
}

/** What a file of another maker gave. Every item that it holds is in one of the two. */
export interface Reading {
  drafts: Draft[];
  refused: Refused[];
}

/** What a reader finds of an item; the rest of the draft is empty. */
export interface Found {
  title?: string;
  passage?: string;
  question: string;
  images: readonly DraftImage[];
  explanation?: string;
  hints?: readonly string[];
  skill?: number | null;
  difficulty?: Draft['difficulty'];
  seconds?: number | null;
  lost: Draft['lost'];
  scoring: Draft['scoring'];
  body: { type: 'choice'; options: ChoiceDraft['options']; answer: string } | Key;
}

export interface Place {
  format: SourceFormat;
  /** As told to people, and part of the key. */
  file: string;
  line: number;
  id: string;
}

const OPTIONS = { fewest: 2, most: 6 };

/** @throws Unreadable for a number of choices that no draft has */
export function checkOptions(count: number): void {
  if (count < OPTIONS.fewest || count > OPTIONS.most)
    throw new Unreadable(`${count} choices; ${OPTIONS.fewest} to ${OPTIONS.most} are read`);
}

const HINTS = 4;

/** The draft of what was found, with what it lacks. @throws Unreadable for what could not be read from its file again */
function draftOf(place: Place, found: Found): Draft {
  const { format, file, line, id } = place;
  const { body } = found;
  const hints = found.hints ?? [];
  const shared = {
    schema: DRAFT_SCHEMA as typeof DRAFT_SCHEMA,
    key: draftKey(file, id),
    origin: { format, file, line: Math.max(1, line), id, title: found.title ?? '' },
    scoring: found.scoring,
    passage: found.passage ?? '',
    img: '',
    question: found.question,
    images: [...found.images],
    explanation: found.explanation ?? '',
    hints: hints.slice(0, HINTS),
    skill: found.skill ?? null,
    difficulty: found.difficulty ?? null,
    seconds: found.seconds ?? null,
    lost: [
      ...found.lost,
      ...(hints.length > HINTS ? [{ field: 'hints', reason: `${hints.length} hints; the bank keeps ${HINTS}` }] : []),
    ],
    missing: [],
    edited: false,
  };
  const draft: Draft = body.type === 'choice' ? { ...shared, ...body } : { ...shared, ...body, common_wrong: [] };
  const fault = draftSchema.safeParse(draft).error?.issues[0];
  if (fault) throw new Unreadable(`no draft can hold it: ${fault.path.join('.')}: ${fault.message}`);
  return withLacks(draft);
}

/** Reads items one by one: one that cannot be read is told with its reason, and the rest comes in. */
export function readEach<T>(sources: readonly T[], place: (source: T) => Place, found: (source: T) => Found): Reading {
  const reading: Reading = { drafts: [], refused: [] };
  const keys = new Map<string, number>();
  for (const source of sources) {
    const at = place(source);
    // Items of one name in one file are told apart by their order.
    const count = (keys.get(at.id) ?? 0) + 1;
    keys.set(at.id, count);
    try {
      reading.drafts.push(draftOf(count === 1 ? at : { ...at, id: `${at.id}#${count}` }, found(source)));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      reading.refused.push({ file: at.file, line: at.line, id: at.id, reason: error.message });
    }
  }
  return reading;
}

/** A file of which nothing can be read. */
export const unreadableFile = (file: string, reason: string): Reading => ({
  drafts: [],
  refused: [{ file, line: 1, id: '', reason }],
});

/** Drafts of one key would be one file: of two, the later one is told and not written over the first. */
export function apart({ drafts, refused }: Reading): Reading {
  const first = new Map<string, Draft>();
  const doubled: Refused[] = [];
  for (const draft of drafts) {
    const { file, line, id } = draft.origin;
    const before = first.get(draft.key);
    if (!before) first.set(draft.key, draft);
    else
      doubled.push({
        ...{ file, line, id },
        reason: `${before.origin.file}, line ${before.origin.line}, has an item of the same name; import it into another folder, or under another file name`,
      });
  }
  return { drafts: [...first.values()], refused: [...refused, ...doubled] };
}

export const together = (readings: readonly Reading[]): Reading => ({
  drafts: readings.flatMap(({ drafts }) => drafts),
  refused: readings.flatMap(({ refused }) => refused),
});
