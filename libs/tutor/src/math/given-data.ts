import { fromHtml } from '../text/from-html.js';

/** No more things are named: a longer list is no start. */
const MOST_NAMED = 3;
const MOST_NUMBERS = 4;
const FORMULA = /\\\((.*?)\\\)/gs;
const RELATION = /[=<>]|\\(?:le|ge|lt|gt)(?![a-z])/;
const LETTER = /(?<!\\[a-z]*)[a-z]/i;
/** Names a graph, or keeps a letter positive: nothing to start with. */
const SAYS_LITTLE = /^[a-z]=[a-z]\([a-z]\)$|^[a-z]\s*(?:>|\\gt|\\ne)\s*0$/;
const POINT = /^\((?=.*\d)\s*-?[\da-z.]+\s*,\\?\s*-?[\da-z.]+\s*\)$/;
const NUMBER = /^-?(?:\\\$)?-?[\d.]+(?:\{,\}\d{3})*(?:\\%|\^\\circ)?$/;
/** What's counted or measured, behind its number: "tickets", "square inches", "liters per minute". */
const UNIT =
  /^ ((?:(?:square|cubic|[a-z]+er|[a-z]{3,6}) )?(?:[a-z]{3,}s|feet|foot|inch|people|children)(?: per [a-z]+)?)\b/;
const NO_UNIT =
  /\b(?:is|was|has|does|less|plus|this|its|his|yes|were|are|and|for|the|out|off|who|that|of|play|equals|lies|represents)\b/;
/** What a question shows besides its text. */
const SHOWN =
  /\b(box plot|histogram|dot plots|bar graph|shaded region|figure)s?\b|\b(graph|scatterplot)\b.*\bshow|(?:right )?(triangle) shown/i;

interface Formula {
  readonly tex: string;
  readonly before: string;
  readonly after: string;
}

/** One for each equation of a system. */
const lines = (tex: string): string[] =>
  tex
    .replace(/\\(?:begin|end)\{aligned\}|&/g, '')
    .split(/\\\\/)
    .map((line) => line.trim());

const formulas = (text: string): Formula[] =>
  [...text.matchAll(FORMULA)].flatMap(({ 0: all, 1: tex = '', index }) =>
    lines(tex).map((line) => ({ tex: line, before: text.slice(0, index), after: text.slice(index + all.length) })),
  );

const listed = (names: readonly string[], most: number): string | undefined => {
  const [last, ...others] = [...new Set(names)].slice(0, most).reverse();
  if (last === undefined || others.length === 0) return last;
  return `${others.reverse().join(', ')}${others.length > 1 ? ',' : ''} and ${last}`;
};

const typeset = ({ tex }: Formula): string => `\\(${tex}\\)`;

function withUnit(formula: Formula): string {
  const unit = UNIT.exec(formula.after)?.[1];
  return unit === undefined || NO_UNIT.test(unit) ? typeset(formula) : `${typeset(formula)} ${unit}`;
}

/** "Where \(a<b\)" is a condition, and nothing to start with. */
const isCondition = ({ before, tex }: Formula): boolean =>
  !tex.includes('=') && /\b(?:where|with|for all|for which|that)\s*$/i.test(before);

/** What a question gives to start with, in its own words and formulas; undefined where nothing stands out. */
export function givenData(html: string): string | undefined {
  if (html.includes('<table')) return 'the table';
  const text = fromHtml(html).replace(/\s+/g, ' ');
  const all = formulas(text);
  const stated = all.filter(
    (each) => RELATION.test(each.tex) && LETTER.test(each.tex) && !SAYS_LITTLE.test(each.tex) && !isCondition(each),
  );
  const points = all.filter(({ tex }) => POINT.test(tex));
  const numbers = all.filter(({ tex }) => NUMBER.test(tex)).map(withUnit);
  if (stated.length > 0) return listed([...stated, ...points].map(typeset), MOST_NAMED);
  const shown = SHOWN.exec(text)?.slice(1).find(Boolean);
  if (shown) return `the ${shown.toLowerCase()}`;
  if (points.length + numbers.length > 1) return listed([...points.map(typeset), ...numbers], MOST_NUMBERS);
  const asked = all.find(({ tex }) => LETTER.test(tex) && /[-+^]|\\frac/.test(tex) && !RELATION.test(tex));
  return asked ? typeset(asked) : numbers.find((number) => /[ ^%]/.test(number));
}
