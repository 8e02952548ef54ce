import { replyWords } from './reply-html';
import type { ShownLine } from './use-talk';

/** Sentences of a text that are finished. */
export function finishedSentences(text: string, writing: boolean): string[] {
  const found = text.match(/[^.!?]+[.!?]+(?=\s|$)/g) ?? [];
  const rest = text.slice(found.join('').length).trim();
  return [...found.map((sentence) => sentence.trim()), ...(!writing && rest !== '' ? [rest] : [])];
}

/** Reads the newest reply to a screen reader, each finished sentence once, however it grows on the screen. */
export function SpokenReplies({ lines }: { lines: readonly ShownLine[] }) {
  const replies = lines.filter(({ sender, id }) => sender === 'ai' && !id.startsWith('before:'));
  const newest = replies.at(-1);
  return (
    <div className="vh" aria-live="polite" aria-relevant="additions" aria-atomic="false">
      {newest
        ? finishedSentences(replyWords(newest.text), newest.writing).map((sentence, index) => (
            <p key={`${newest.id}:${index}`}>{sentence}</p>
          ))
        : null}
    </div>
  );
}
