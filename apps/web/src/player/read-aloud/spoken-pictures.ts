import type { Block, SpokenRun } from './spoken-runs';

const compact = (text: string): string => text.replace(/\s+/g, ' ').trim();
const wordsOf = (blocks: readonly Block[]): string =>
  compact(
    blocks
      .flat()
      .map((run) => run.words)
      .join(' '),
  );

/** A picture's description, sentence by sentence; one that is only decoration has none. */
export function pictureRuns(picture: Element): SpokenRun[] {
  const description = picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '';
  return compact(description) === ''
    ? []
    : [{ words: ` Figure: ${compact(description)} `, source: { element: picture }, whole: false }];
}

/**
 * A table as a person reads it: its title, what the columns are called, then row by row each cell with the name of its
 * column.
 * @param read what a cell says
 */
export function tableBlocks(table: Element, read: (cell: Element) => readonly Block[]): Block[] {
  const block = (element: Element, words: string): Block => [{ words, source: { element }, whole: true }];
  const cellWords = (cell: Element): string => wordsOf(read(cell));
  const caption = table.querySelector('caption');
  const heads = [...table.querySelectorAll('thead tr')].at(-1);
  const names = heads ? [...heads.children].map(cellWords) : [];
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('thead') === null);
  return [
    ...(caption ? [block(caption, `Table: ${wordsOf(read(caption))}.`)] : [block(table, 'Table.')]),
    ...(heads ? [block(heads, `Columns: ${names.join(', ')}.`)] : []),
    ...rows.map((row) => block(row, rowWords([...row.children].map(cellWords), names))),
  ];
}

/** The first cell names its row. */
function rowWords(cells: readonly string[], names: readonly string[]): string {
  const [first = '', ...others] = cells;
  const named = others.map((cell, index) => compact(`${names[index + 1] ?? ''} ${cell === '' ? 'empty' : cell}`));
  return `${[`${first}:`, ...(named.length > 0 ? [named.join(', ')] : [])].join(' ')}.`;
}
