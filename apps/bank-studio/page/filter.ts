import { SKILLS } from '@aivy/exam';
import type { Entry, Part } from './wire';

export interface Filter {
  /** Words of the question, a key or a file. */
  text: string;
  state: '' | Entry['state'];
  /** Only drafts that lack something of this part. */
  lacks: '' | Part;
  subject: '' | 'english' | 'math' | 'none';
}

export const NO_FILTER: Filter = { text: '', state: '', lacks: '', subject: '' };

const subjectOf = new Map(SKILLS.map(({ id, subject }) => [id, subject]));

/** The drafts that a filter wants, in their order. */
export function filtered(entries: readonly Entry[], { text, state, lacks, subject }: Filter): Entry[] {
  const wanted = text.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      (state === '' || entry.state === state) &&
      (lacks === '' || entry.open[lacks] > 0) &&
      (subject === '' || (entry.skill === null ? 'none' : subjectOf.get(entry.skill)) === subject) &&
      `${entry.key} ${entry.title} ${entry.file}`.toLowerCase().includes(wanted),
  );
}
