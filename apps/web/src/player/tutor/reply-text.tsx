import { MathText } from '@aivy/web-math';
import { memo, useMemo } from 'react';
import { replyBlocks, settledPart } from './reply-html';

/** A block is drawn once; only the last one of a reply that is being written changes. */
const Block = memo(function Block({ html }: { html: string }) {
  return <MathText html={html} />;
});

/** A reply of the tutor. @param writing more of it is coming */
export function ReplyText({ text, writing }: { text: string; writing: boolean }) {
  const blocks = useMemo(() => replyBlocks(writing ? settledPart(text) : text), [text, writing]);
  return blocks.map((html, index) => <Block key={index} html={html} />);
}
