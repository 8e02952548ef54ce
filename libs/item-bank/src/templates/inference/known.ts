/** A place named before, as it is named again: `in a town` → `in the town`. */
export const known = (place: string): string => place.replace(/\b(?:an?) /, 'the ');
