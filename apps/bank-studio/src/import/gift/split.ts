/** A stretch of a GIFT file between blank lines, and the line it begins on. */
export interface Block {
  text: string;
  line: number;
}

/** Blocks of a GIFT file. A blank line ends a question, as it does for Moodle, so that a faulty one spoils no other. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let current: string[] = [];
  let begin = 1;
  const end = (): void => {
    if (current.some((line) => line.trim() !== '' && !line.trim().startsWith('//')))
      blocks.push({ text: current.join('\n'), line: begin });
    current = [];
  };
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .forEach((line, index) => {
      if (line.trim() === '') return end();
      if (current.length === 0) begin = index + 1;
      current.push(line);
    });
  end();
  return blocks;
}
