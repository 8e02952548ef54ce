import { settledPart } from './reply-html';

/** Signs of TeX as they are said; the longer ones first. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1 over $2'],
  [/\\sqrt\s*\{([^{}]*)\}/g, 'square root of $1'],
  [/\\text\s*\{([^{}]*)\}/g, '$1'],
  [/\^\s*\{?2\}?(?!\d)/g, ' squared'],
  [/\^\s*\{([^{}]*)\}|\^\s*(\S)/g, ' to the power $1$2'],
  [/_\s*\{([^{}]*)\}|_\s*(\S)/g, ' sub $1$2'],
  [/\\(?:le|leq)\b/g, ' at most '],
  [/\\(?:ge|geq)\b/g, ' at least '],
  [/\\neq?\b/g, ' is not '],
  [/\\(?:times|cdot)\b/g, ' times '],
  [/\\div\b/g, ' divided by '],
  [/\\pm\b/g, ' plus or minus '],
  [/\\(?:left|right)\b/g, ''],
  [/\\%/g, ' percent'],
  [/\\\$/g, ' dollars '],
  [/\\[,;:! ]/g, ' '],
  [/\\([a-z]+)/gi, ' $1 '],
  [/[{}]/g, ''],
  [/=/g, ' equals '],
  [/</g, ' is less than '],
  [/>/g, ' is greater than '],
  [/\+/g, ' plus '],
  [/[-−]/g, ' minus '],
];
/** Formulas within formulas; deeper ones are said as they are written. */
const MOST_NESTED = 3;

function saidFormula(tex: string): string {
  let said = tex;
  for (let depth = 0; depth < MOST_NESTED; depth += 1)
    for (const [sign, words] of SAID.slice(0, 3)) said = said.replace(sign, words);
  return SAID.slice(3).reduce((text, [sign, words]) => text.replace(sign, words), said);
}

const VERDICTS: readonly (readonly [RegExp, string])[] = [
  [/^✓\s*/gm, 'Checks out: '],
  [/^✗\s*/gm, "Doesn't check out: "],
];

/** Plain words of a reply, for a reader: without marks, and with its formulas as they are said. */
export function replyWords(text: string): string {
  const parts = text.split(/\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/);
  // Each formula is followed by a part that the other kind of bracket did not take part in.
  const said = parts.map((part: string | undefined, index) => {
    if (part === undefined) return '';
    return index % 3 === 0 ? part.replace(/[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '') : ` ${saidFormula(part)} `;
  });
  return (
    VERDICTS.reduce((words, [sign, verdict]) => words.replace(sign, verdict), said.join(''))
      .replace(/^\s*[-*•]\s+/gm, '')
      // A line that ends without a point is a sentence, too.
      .replace(/([^\s.!?:;,])[ \t]*\n/g, '$1.\n')
      .replace(/\s+/g, ' ')
      .replace(/ ([.,;:!?])/g, '$1')
      .trim()
  );
}

/** Sentences of a reply that are finished. @param writing more of it is coming: its last sentence may yet go on */
export function finishedSentences(text: string, writing: boolean): string[] {
  const sentences = replyWords(writing ? settledPart(text) : text)
    .split(/(?<=[.!?]["')\]”’]*)\s+/)
    .filter((sentence) => sentence !== '');
  return writing ? sentences.slice(0, -1) : sentences;
}
