/** What mathematics is typed with. Words of more than one letter end a run, but for these. */
const TOKEN =
  /(?:sqrt|pi|abs|sin|cos|tan|log|ln)(?![a-z])|(?:sin|cos|tan)(?=[abcxyzpqr](?![a-z']))|√|π|[a-z](?![a-z])|[a-z](?=sqrt\b)|\d+(?:,\d{3})+(?!\d)|\d*\.?\d+|[-+*/^()=<>≤≥|%$·×÷]|\s+/y;
const RELATION = /[=<>≤≥]/;
const OPERATOR = /[-+*/^·×÷]/;

/** Short words and units, which are no letters multiplied. */
const SAID = new Set(
  'am an and any as at be but by can cm da de del did do el en es esa ese eso for ft get got had has hr if im in is it its kg km la las lb let lo lol los me mi min mm mph my no not now of ok on or out sec ser si so son sq sum the to too up us va ver was way we why ya yes you'.split(
    ' ',
  ),
);

/** Letters written together are multiplied where they stand in a sum: ab + 6 = 30, or 2ab. */
const isProduct = (word: string, before: string, after: string): boolean =>
  /^[a-z]{2,3}$/.test(word) &&
  (!SAID.has(word) || (/(?:\d|[-+=]\s*)$/.test(before) && /^\s*[-+=]/.test(after))) &&
  (/^\s*[-+*/^=<>≤≥)·×÷]/.test(after) || /[-+*/^(·×÷]\s*$|[\d)]$/.test(before));

/** "a 2x = 8" is an article and an equation; "a + 2 = 8" is an equation. */
const dropArticle = (run: string): string =>
  run.replace(/^(?:[ai]\s+(?=[\da-z(√])|[yo]\s+(?=\d|-\d[\d.]*(?:\/\d+)?%?$))/, '');

const tidy = (run: string): string =>
  dropArticle(
    run
      .trim()
      .replace(/^[*/)=]+|[-+*/^(=]+$/g, '')
      // "9/2 I think" is no product.
      .replace(/(?<=[\d)])\s+i$/, '')
      .trim(),
  ).replace(/(\d),(?=\d{3}(?!\d))/g, '$1');

/** Runs of mathematics in a line of plain characters, in order. */
function runs(line: string): string[] {
  const found: string[] = [];
  let run = '';
  for (let at = 0; at < line.length;) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(line)?.[0];
    // A word is left out whole: its last letter is no variable.
    const word = token === undefined ? (/^[a-z']+/.exec(line.slice(at))?.[0] ?? line.charAt(at)) : '';
    const read = token ?? (isProduct(word, run, line.slice(at + word.length)) ? word : undefined);
    if (read === undefined) {
      found.push(run);
      run = '';
    } else run += read;
    at += (read ?? word).length;
  }
  return [...found, run].map(tidy).filter((each) => each !== '');
}

/** The equations and inequalities of a message, as they were typed. */
export const relationsIn = (line: string): string[] =>
  runs(line).filter((run) => RELATION.test(run) && /[a-zπ\d].*[=<>≤≥].*[a-zπ\d]/.test(run));

/** The expressions of a message that are no relation. */
export const expressionsIn = (line: string): string[] =>
  runs(line).filter((run) => !RELATION.test(run) && OPERATOR.test(run) && /[\da-z].*[-+*/^·×÷].*[\da-z]/.test(run));
