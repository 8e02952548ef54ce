export const STATEMENT_TABLE =
  '<p>Which choice most effectively uses data from the table to complete the statement?</p>';
export const STATEMENT_GRAPH =
  '<p>Which choice most effectively uses data from the graph to complete the statement?</p>';

/** A table whose first column names the rows. */
export const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><caption>${caption}</caption><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows.map(([name, ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
