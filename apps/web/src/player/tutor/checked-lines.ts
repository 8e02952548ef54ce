import type { CheckedStep } from './talk';

export interface CheckedLine {
  holds: boolean;
  /** The line in order, cut where something changed. */
  parts: { text: string; changed: boolean }[];
}

/** The lines of a message that were judged. Places that are not in the message are left out: then nothing is marked. */
export function checkedLines({ message, check }: CheckedStep): CheckedLine[] {
  const end = message.length;
  return check.lines
    .filter(({ at, to }) => at >= 0 && at < to && to <= end)
    .map((line) => {
      const parts: CheckedLine['parts'] = [];
      let from = line.at;
      const cut = (to: number, changed: boolean): void => {
        if (to > from) parts.push({ text: message.slice(from, to), changed });
        from = Math.max(from, to);
      };
      for (const { at, to } of check.changed) {
        if (at < from || to > line.to) continue;
        cut(at, false);
        cut(to, true);
      }
      cut(line.to, false);
      return { holds: line.holds, parts };
    });
}

/** What a checked message comes to, for a reader: verdicts first, then what to look at. */
export const spokenCheck = (step: CheckedStep): string =>
  checkedLines(step)
    .map(({ holds, parts }) => {
      const changed = parts.filter((part) => part.changed).map(({ text }) => text.trim());
      const line = parts.map(({ text }) => text).join('');
      const where = changed.length === 0 ? '' : ` Look at ${changed.join(' and ')}.`;
      return `Your line ${line} ${holds ? 'checks out' : "doesn't check out"}.${where}`;
    })
    .join(' ');
