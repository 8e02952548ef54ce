const BEGIN = /^ *# <programs>.*\n/m;
const END = /^ *# <\/programs>/m;

/**
 * Replaces the lines between the comments `# <programs>` and `# </programs>`.
 * @param {string} text
 * @param {string} lines with their indentation and a newline at the end
 * @throws Error when one of the comments is not there
 */
export function replaceSection(text, lines) {
  const begin = BEGIN.exec(text);
  const end = END.exec(text);
  if (!begin || !end || end.index < begin.index + begin[0].length)
    throw new Error('the comments "# <programs>" and "# </programs>" are not there');
  return text.slice(0, begin.index + begin[0].length) + lines + text.slice(end.index);
}
