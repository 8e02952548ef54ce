/**
 * Replaces the lines between the comments `# <name>` and `# </name>`.
 * @param {string} text
 * @param {string} name
 * @param {string} lines with their indentation and a newline at the end
 * @throws Error when one of the comments is missing
 */
export function replaceSection(text, name, lines) {
  const begin = new RegExp(`^ *# <${name}>.*\\n`, 'm').exec(text);
  const end = new RegExp(`^ *# </${name}>`, 'm').exec(text);
  if (!begin || !end || end.index < begin.index + begin[0].length)
    throw new Error(`the comments "# <${name}>" and "# </${name}>" are missing`);
  return text.slice(0, begin.index + begin[0].length) + lines + text.slice(end.index);
}
