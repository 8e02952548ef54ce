/** The part of an explanation about the right answer; reasons against wrong ones follow it. */
export const rightPart = (explanation: string): string =>
  (explanation.split(/<p>Frequent slips|<ul>/)[0] ?? explanation).replace(/<p><strong>.*?<\/strong>/, '');
