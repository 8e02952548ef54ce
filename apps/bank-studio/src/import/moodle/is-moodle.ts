/** Does an XML text hold a quiz of Moodle? By its first element; what is wrong further down is told when it is read. */
export function isMoodle(text: string): boolean {
  let rest = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .replace(/^<\?xml[^>]*>/, '')
    .trimStart();
  // Comment by comment: one pattern for all of them would try every way to divide them.
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->');
    if (end < 0) return false;
    rest = rest.slice(end + '-->'.length).trimStart();
  }
  return /^<quiz[\s>]/.test(rest);
}
