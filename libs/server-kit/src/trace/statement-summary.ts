/** Summaries of statements that were seen; what programs make up anew each time must not fill the memory. */
const MOST_KNOWN = 1_000;
const known = new Map<string, string>();

/** What stands in comments and texts is none of ours to tell. */
const SAID = /\/\*[\s\S]*?\*\/|--[^\n]*|'(?:[^']|'')*'/g;
const VERB = /^\s*(\w+)/;
/** What a statement reads or writes: tables with their schema, as all of ours are written, quoted or not. */
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?("?\w+"?\."?\w+"?)/gi;
/** Of a statement over more of them, the first ones. */
const MOST_TABLES = 4;

/**
 * What a statement does, without its values: its verb and the tables that it names (`INSERT full_test.answers`), as
 * `db.query.summary` of OpenTelemetry's conventions.
 */
export function statementSummary(text: string): string {
  const found = known.get(text);
  if (found !== undefined) return found;
  const bare = text.replace(SAID, ' ');
  const verb = (VERB.exec(bare)?.[1] ?? 'SQL').toUpperCase();
  const tables = [...bare.matchAll(TABLE)].map(([, name = '']) => name.replaceAll('"', ''));
  const summary = [verb, ...[...new Set(tables)].slice(0, MOST_TABLES)].join(' ');
  if (known.size < MOST_KNOWN) known.set(text, summary);
  return summary;
}
