/** Short forms that stand for one thing alone: "well" and "were" may be words of their own. */
export const WRITTEN: Readonly<Record<string, string>> = {
  dont: 'don’t',
  doesnt: 'doesn’t',
  didnt: 'didn’t',
  isnt: 'isn’t',
  arent: 'aren’t',
  wasnt: 'wasn’t',
  werent: 'weren’t',
  cant: 'can’t',
  couldnt: 'couldn’t',
  wouldnt: 'wouldn’t',
  shouldnt: 'shouldn’t',
  hasnt: 'hasn’t',
  havent: 'haven’t',
  hadnt: 'hadn’t',
  thats: 'that’s',
  theres: 'there’s',
  theyre: 'they’re',
  hes: 'he’s',
  shes: 'she’s',
  whats: 'what’s',
  theyd: 'they’d',
  wont: 'won’t',
  im: 'I’m',
  ive: 'I’ve',
  i: 'I',
};
const WORD = new RegExp(`(?<![\\w\\\\(^'’])(?:${Object.keys(WRITTEN).join('|')})(?![\\w()^'’=+*/])`, 'g');
/** "Its a" is short for "it is a", and "its members" isn't. */
const ITS =
  /\bits (?=(?:a|an|the|not|just|only|all|like|about|because|one|two|more|less|in|on|at|from|for|to|too|both|still|already|never|always|really|that|this|what|when|how|true|false|plural|singular|\w+ing)\b)|(?:^|(?<=\b(?:that|cuz|because|so|if|when) ))its (?=[\w’]+(?:,|$| (?:and|for|to|because|cuz|so|but)\b))/gi;

/** A phrasing as a student typed it, written out for a button. */
export function writtenOut(text: string): string {
  const whole = text.replace(ITS, (its) => `${its.slice(0, 2)}’s `).replace(WORD, (word) => WRITTEN[word]!);
  // A letter on its own is one of the question's.
  return /^[a-z][a-z’]/.test(whole) || /^a /.test(whole) ? whole[0]!.toUpperCase() + whole.slice(1) : whole;
}
