/** Words that say nothing about which option is meant. */
const FUNCTION_WORDS = new Set(
  `a an the this that these those it its they them their he him his she her we our us you your i me my who whom whose which what when
  where why how and or but nor so yet if then than as at by for from in into of off on onto out over to up with without about after
  again all also although am any are aren be because been before being between both can cannot could did do does doing don done down
  during each either else even ever every few had has have having here however indeed instead is isn just like may might more most much
  must neither no not now one only other others otherwise own rather same shall should since some such still there therefore though
  through thus too under until very was wasn were while will would s t ll re ve d m let lets look looks see say says said way thing things`
    .split(/\s+/)
    .filter(Boolean),
);

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

/** Lower-case words of folded text; digits count as words. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[a-z]+(?:'[a-z]+)?|\d+(?:[.,]\d+)*/g) ?? [];

/** A word without its ending, so that "establishes" and "established" are one. Rough on purpose. */
export function stem(word: string): string {
  const bare = word.replace(/'s?$/, '').replace(/'.*$/, '');
  const cut = bare
    .replace(
      /(?:ations?|ational|ingly|edly|fully|ments?|nesses|ness|ities|ity|ions?|ings?|ies|ers?|ors?|est|ed|es|ly|al|ive|s|e|y)$/,
      '',
    )
    .replace(/([^aeiouls])\1$/, '$1');
  return cut.length >= 3 ? cut : bare;
}

/** Stems of what carries meaning. */
export const contentOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isFunctionWord(word) && (word.length > 2 || /\d/.test(word)))
    .map(stem);
