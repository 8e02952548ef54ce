import type { Item } from '@aivy/item-bank';
import { formatFault, lineAt, type ReadFile } from './entry.js';

/** On which lines, from 1, the elements of the outermost array begin. The text is known to be JSON. */
function elementLines(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let inString = false;
  let expectsElement = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]!;
    // Counted on the way: a count from the start for each of thousands of items takes seconds. No string holds one.
    if (char === '\n') line += 1;
    if (inString) {
      if (char === '\\') index += 1;
      else if (char === '"') inString = false;
      continue;
    }
    if (/\s/.test(char)) continue;
    if (depth === 1 && expectsElement && char !== ']') {
      lines.push(line);
      expectsElement = false;
    }
    if (char === '"') inString = true;
    else if (char === '[' || char === '{') {
      depth += 1;
      if (depth === 1) expectsElement = true;
    } else if (char === ']' || char === '}') depth -= 1;
    else if (char === ',' && depth === 1) expectsElement = true;
  }
  return lines;
}

const syntaxLine = (text: string, message: string): number => {
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? lineAt(text, text.length) : lineAt(text, Number(position));
};

/** Reads `[item, …]`. */
export function readJson(text: string): ReadFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return formatFault(syntaxLine(text, message), 'json', message);
  }
  if (!Array.isArray(parsed)) return formatFault(1, 'json', 'the file must hold a list of items');
  const lines = elementLines(text);
  return {
    entries: parsed.map((value: unknown, index) => ({ value, line: lines[index] ?? 1 })),
    faults: [],
  };
}

export const writeJson = (items: readonly Item[]): string => `${JSON.stringify(items, null, 2)}\n`;
