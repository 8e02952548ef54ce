/** What the tutor's last reply did, as far as the student's next line depends on it. */
export const KINDS = ['buttons', 'confirmed', 'hint', 'asked', 'other'] as const;
export type Kind = (typeof KINDS)[number];
export type Verdict = 'right' | 'wrong' | 'way';

/** One line of a student. */
export interface Line {
  readonly text: string;
  /** What a good tutor understands. */
  readonly note: string;
  /** `way`: a value on the way. Null where the line states nothing to judge. */
  readonly verdict: Verdict | null;
}

/** A student's turn: what they write after each kind of reply. */
export type Turn = Partial<Record<Kind, Line>> & { readonly other: Line };

export interface Dialogue {
  /** Key of the item. */
  readonly item: string;
  /** The item's answer when the dialogue was written, so that a redrawn item is noticed. */
  readonly answer: string;
  readonly profile: string;
  /** Kept from those who write content and code; opened once per release. */
  readonly sealed: boolean;
  readonly turns: readonly Turn[];
}

const MARKS: Readonly<Record<string, Kind>> = {
  '-': 'other',
  '?': 'asked',
  h: 'hint',
  '+': 'confirmed',
  '2': 'buttons',
};
const HEAD = /^# (\S+) = (\S+) \| (\w+)(?: \| (sealed))?$/;
const LINE = /^\s*([-?h+2]) (.+?)((?: \{[^{}]*\})*)$/;

/**
 * Reads dialogues. `# item = answer | profile | sealed` begins one, `-` a turn; the lines below it replace the turn's line
 * after a question (`?`), a hint (`h`), a confirmation (`+`), or buttons (`2`). Notes are in braces.
 * @throws naming the first line that doesn't fit
 */
export function parseDialogues(text: string): Dialogue[] {
  const dialogues: (Dialogue & { turns: Turn[] })[] = [];
  for (const row of text.split('\n').filter((each) => each.trim() !== '')) {
    const head = HEAD.exec(row);
    if (head) {
      const [, item = '', answer = '', profile = '', sealed] = head;
      dialogues.push({ item, answer, profile, sealed: sealed !== undefined, turns: [] });
      continue;
    }
    const [, mark = '', said = '', notes = ''] = LINE.exec(row) ?? [];
    const kind = MARKS[mark];
    const turns = dialogues.at(-1)?.turns;
    if (!kind || !turns) throw new Error(`Not a line of a dialogue: ${row}`);
    const line = lineOf(said, notes);
    const turn = turns.at(-1);
    if (kind === 'other') turns.push({ other: line });
    else if (turn && !turn[kind]) turns[turns.length - 1] = { ...turn, [kind]: line };
    else throw new Error(`No turn for this line, or a second of its kind: ${row}`);
  }
  return dialogues;
}

function lineOf(text: string, notes: string): Line {
  const note = notes
    .trim()
    .replace(/^\{|\}$/g, '')
    .replaceAll('} {', '; ');
  return { text, note, verdict: (/\b(right|wrong|way):/.exec(note)?.[1] as Verdict | undefined) ?? null };
}

/** The line that a student writes after a kind of reply. */
export const lineAfter = (turn: Turn, kind: Kind): Line => turn[kind] ?? turn.other;
