/** Digits and signs that stand for letters inside a word: "k1ll mys3lf". */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Words that are taken apart or respelled to pass a filter, and what they say. */
const RESPELLED: readonly (readonly [RegExp, string])[] = [
  [/\bsu+i+ (?:cide|side|cid|cidal)\b|\bsuicid\b|\bsue?wer ?sl?ide?\b|\bsewer ?slide\b|\bsooicide\b/g, 'suicide'],
  [/\b(?:un a ?live|unaliv|un ?alife|unalived)\b/g, 'unalive'],
  [/\b(?:k ?m ?s|kys ?me|kmself|kmys)\b/g, 'kill myself'],
  [/\bki+l+ ?my? ?se?l+f+\b|\bkil (?:my|me)\b/g, 'kill myself'],
  [/\b(?:s h|s\/h|selfharm|self ha+r+m+|sh again|shing)\b/g, 'self harm'],
  [/\bd[no]t\b|\bdon\b/g, 'dont'],
  [/\bw ?\/ ?o\b/g, 'without'],
  [/\bwana\b/g, 'wanna'],
  [/\bb (?=here|alive|around|dead)/g, 'be '],
  [/\b(?:any?|ne|n)y? ?more\b/g, 'anymore'],
  [/\b(?:o ?d ?ed|o ?d'?d|oding|od'?ing)\b/g, 'overdosed'],
];

/** Single letters in a row are one word: "k i l l". */
const joined = (line: string): string =>
  line.replace(/\b[a-z](?:[ .*_-][a-z]){2,}\b/g, (letters) => letters.replace(/[^a-z]/g, ''));

/** A line as it's meant: for the reading of danger only, since it would spoil mathematics. */
export const undisguised = (line: string): string =>
  RESPELLED.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    joined(
      line.replace(/[a-z]+[013457@$!][a-z013457@$!]*[a-z]/g, (word) =>
        word.replace(/[013457@$!]/g, (sign) => LETTERS[sign]!),
      ),
    ),
  );
