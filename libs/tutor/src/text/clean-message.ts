/** Controls of text direction: with them a line can be shown as another one than was written. */
const DIRECTION = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** All controls but the line break; a tab becomes a space. */
const CONTROL = /[^\P{Cc}\n]/gu;

/** A message as it is stored and read: without control characters, and without more than one empty line in a row. */
export const cleanMessage = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROL, '')
    .replace(DIRECTION, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
