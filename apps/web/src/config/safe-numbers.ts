export interface SafeNumber {
  way: 'call' | 'text';
  number: string;
  isEmergency: boolean;
}

/** One verb, or a phone number with what groups its digits. */
const PARTS = /\b(call|text)\b|\+?\d(?:[\d -]*\d)?/gi;

/** The numbers in "call or text 988; 911" as single ways to reach someone; one without a verb is called. */
export function safeNumbers(text: string): SafeNumber[] {
  return text.split(';').flatMap((part, index) => {
    const found: SafeNumber[] = [];
    let ways: SafeNumber['way'][] = [];
    for (const [word, verb] of part.matchAll(PARTS)) {
      if (verb) {
        ways.push(verb.toLowerCase() === 'text' ? 'text' : 'call');
        continue;
      }
      const given = ways.length > 0 ? ways : ['call' as const];
      found.push(...given.map((way) => ({ way, number: word, isEmergency: index > 0 })));
      ways = [];
    }
    return found;
  });
}
