const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count as a sentence says it: "three", from eleven on "11". */
export const numberWord = (count: number): string => WORDS[count] ?? String(count);

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
