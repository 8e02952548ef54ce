import type { Item } from '../item/item.js';
import { formatFault, lineAt, type ReadFile } from './entry.js';

/** Where the elements of the outermost array begin. The text is known to be JSON. */
function elementPositions(text: string): number[] {
  const positions: number[] = [];
  let depth = 0;
  let inString = false;
  let expectsElement = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]!;
    if (inString) {
      if (char === '\\') index += 1;
      else if (char === '"') inString = false;
      continue;
    }
    if (/\s/.test(char)) continue;
    if (depth === 1 && expectsElement && char !== ']') {
      positions.push(index);
      expectsElement = false;
    }
    if (char === '"') inString = true;
    else if (char === '[' || char === '{') {
      depth += 1;
      if (depth === 1) expectsElement = true;
    } else if (char === ']' || char === '}') depth -= 1;
    else if (char === ',' && depth === 1) expectsElement = true;
  }
  return positions;
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
  const positions = elementPositions(text);
  return {
    entries: parsed.map((value: unknown, index) => ({ value, line: lineAt(text, positions[index] ?? 0) })),
    faults: [],
  };
}

export const writeJson = (items: readonly Item[]): string => `${JSON.stringify(items, null, 2)}\n`;
