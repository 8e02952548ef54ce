type Cell = string | number;

/** A data table with a caption, a heading for every column and, in the first cell of each row, one for the row. */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly [string, ...Cell[]])[],
): string {
  const columns = head.map((text) => `<th scope="col">${text}</th>`).join('');
  const body = rows
    .map(
      ([name, ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<table><caption>${caption}</caption><thead><tr>${columns}</tr></thead><tbody>${body}</tbody></table>`;
}
