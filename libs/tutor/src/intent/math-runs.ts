/** What mathematics is typed with. Words of more than one letter end a run, but for these. */
const TOKEN = /(?:sqrt|pi|abs)(?![a-z])|√|π|[a-z](?![a-z])|\d+(?:,\d{3})+(?!\d)|\d*\.?\d+|[-+*/^()=<>≤≥|%$·×÷]|\s+/y;
const RELATION = /[=<>≤≥]/;
const OPERATOR = /[-+*/^·×÷]/;

/** "a 2x = 8" is an article and an equation; "a + 2 = 8" is an equation. */
const dropArticle = (run: string): string => run.replace(/^[ai]\s+(?=[\da-z(√])/, '');

const tidy = (run: string): string =>
  dropArticle(
    run
      .trim()
      .replace(/^[*/)=]+|[-+*/^(=]+$/g, '')
      .trim(),
  ).replace(/(\d),(?=\d{3}(?!\d))/g, '$1');

/** Runs of mathematics in a line of plain characters, in order. */
function runs(line: string): string[] {
  const found: string[] = [];
  let run = '';
  for (let at = 0; at < line.length;) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(line)?.[0];
    if (token === undefined) {
      found.push(run);
      run = '';
      // A word is left out whole: its last letter is no variable.
      at += /^[a-z']+/.exec(line.slice(at))?.[0].length ?? 1;
    } else {
      run += token;
      at += token.length;
    }
  }
  return [...found, run].map(tidy).filter((each) => each !== '');
}

/** The equations and inequalities of a message, as they were typed. */
export const relationsIn = (line: string): string[] =>
  runs(line).filter((run) => RELATION.test(run) && /[a-z\d].*[=<>≤≥].*[a-z\d]/.test(run));

/** The expressions of a message that are no relation. */
export const expressionsIn = (line: string): string[] =>
  runs(line).filter((run) => !RELATION.test(run) && OPERATOR.test(run) && /[\da-z].*[-+*/^·×÷].*[\da-z]/.test(run));
