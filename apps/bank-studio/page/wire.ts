/** What the editor of drafts and its server say to each other. Types only: the server imports them, too. */

export type Part = 'place' | 'question' | 'answers' | 'mistakes' | 'hints' | 'explanation';
export type Band = 'easy' | 'medium' | 'hard';

export interface Option {
  id: string;
  html: string;
  misconception: string;
  feedback: string;
}

export interface Slip {
  value: string;
  misconception: string;
  feedback: string;
}

/** A right number with the bounds of what counts as right. */
export interface Range {
  value: string;
  min: string;
  max: string;
  minIncluded: boolean;
  maxIncluded: boolean;
}

export interface AcceptedText {
  value: string;
  caseSensitive: boolean;
  wildcard: boolean;
}

interface Shared {
  passage: string;
  /** Inline SVG; '' for none. */
  img: string;
  question: string;
  explanation: string;
  hints: string[];
  skill: number | null;
  difficulty: Band | null;
  /** Expected time. */
  seconds: number | null;
  /** What the source had and the draft could not take over. */
  lost: { field: string; reason: string }[];
}

/** What of a draft is edited; the rest belongs to its source. */
export type Fields = Shared &
  (
    | { type: 'choice'; options: Option[]; answer: string }
    | { type: 'numeric'; accepted: Range[]; common_wrong: Slip[] }
    | { type: 'text'; accepted: AcceptedText[]; common_wrong: Slip[] }
  );

/** One line of the list. */
export interface Entry {
  key: string;
  /** First words of its question. */
  title: string;
  file: string;
  type: Fields['type'];
  skill: number | null;
  difficulty: Band | null;
  /** How many things each part still lacks or has wrong. */
  open: Record<Part, number>;
  state: 'open' | 'ready' | 'released';
}

export interface DraftList {
  folder: string;
  entries: Entry[];
  /** Files of the folder that are no drafts. */
  unreadable: { file: string; reason: string }[];
}

export interface DraftFault {
  field: string;
  rule: string;
  message: string;
}

/** What is shown beside the form. HTML is safe to be shown. */
export interface Look {
  faults: DraftFault[];
  open: Record<Part, number>;
  student: string;
  reviewer: string;
}

export interface StoredDraft {
  key: string;
  /** Of the stored text; a save names the one that it builds on. */
  version: string;
  fields: Fields;
  origin: { format: string; file: string; line: number; id: string; title: string };
  scoring: { rule: string; points: number };
  images: { id: string; type: string }[];
  /** The item that it was released as, until it is changed again. */
  released: { key: string; release: number } | null;
}

/** Misconceptions that items of the bank name, the most frequent first, by skill. */
export type Misconceptions = Record<number, string[]>;

export interface ReleasedDraft {
  stored: StoredDraft;
  /** Whether running services know of it, in words. */
  told: string;
}
