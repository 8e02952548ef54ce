/** Rows of the first table in a question: the heading of each row, then its cells; the row of column headings first. */
export function tableRows(question: string): string[][] {
  const table = /<table>(.*?)<\/table>/s.exec(question)?.[1] ?? '';
  return [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell),
  );
}

/** The cells below the column headings as numbers, by row; NaN for one that is no number. */
export const tableNumbers = (question: string): number[][] =>
  tableRows(question)
    .slice(1)
    .map(([, ...cells]) => cells.map((cell) => Number(cell.replace(/[,\s]|\\[()]/g, ''))));
