/** Cheap question asked of every string on a page before anything is loaded for it. */
export const hasTex = (html: string): boolean => /\\\(|\\\[/.test(html);
