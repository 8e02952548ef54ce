/** Tokens of the small TeX that choices are written in. */
const TOKEN = /\s*(\\frac|\\sqrt|\\cdot|\\left|\\right|\\\(|\\\)|\d+(?:\.\d+)?|[a-z]|[-+^(){}])/y;

function tokens(tex: string): string[] {
  const text = tex.replaceAll('{,}', '').trim();
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`cannot read ${text}`);
    if (!match[1]!.startsWith('\\') || match[1] === '\\frac' || match[1] === '\\sqrt') found.push(match[1]!);
  }
  return found;
}

/** Value of an expression in TeX at the given variables: a route to an answer that shares no code with the bank. */
export function texValue(tex: string, variables: Readonly<Record<string, number>> = {}): number {
  const list = tokens(tex);
  let at = 0;
  const take = (expected: string): void => {
    if (list[at++] !== expected) throw new Error(`expected ${expected} in ${tex}`);
  };
  const group = (): number => {
    take('{');
    const value = sum();
    take('}');
    return value;
  };
  const atom = (): number => {
    const token = list[at++];
    if (token === '(' || token === '{') {
      const value = sum();
      take(token === '(' ? ')' : '}');
      return value;
    }
    if (token === '\\frac') return group() / group();
    if (token === '\\sqrt') return Math.sqrt(group());
    const value = token === undefined ? Number.NaN : /[a-z]/.test(token) ? variables[token] : Number(token);
    if (value === undefined || Number.isNaN(value)) throw new Error(`no value for ${token} in ${tex}`);
    return value;
  };
  const power = (): number => {
    const base = atom();
    if (list[at] !== '^') return base;
    at += 1;
    return base ** atom();
  };
  const product = (): number => {
    let value = power();
    while (at < list.length && !/^[-+)}]$/.test(list[at]!)) value *= power();
    return value;
  };
  const sum = (): number => {
    const negative = list[at] === '-';
    if (negative) at += 1;
    let value = negative ? -product() : product();
    while (list[at] === '+' || list[at] === '-') value += list[at++] === '+' ? product() : -product();
    return value;
  };
  const value = sum();
  if (at !== list.length) throw new Error(`stopped at ${list[at]} in ${tex}`);
  return value;
}
