import { spokenCheck } from './checked-lines';
import { finishedSentences } from './spoken-text';
import type { ShownLine } from './use-talk';

/** Reads the newest reply to a screen reader, each finished sentence once, however it grows on the screen, then what can be picked. */
export function SpokenReplies({ lines }: { lines: readonly ShownLine[] }) {
  const newest = lines.findLast(({ sender, said }) => sender === 'ai' && said === 'now');
  return (
    <div className="vh" aria-live="polite" aria-relevant="additions" aria-atomic="false" data-spoken="true">
      {newest?.checked ? <p key={`${newest.id}:checked`}>{spokenCheck(newest.checked)}</p> : null}
      {newest
        ? finishedSentences(newest.text, newest.writing).map((sentence, index) => (
            // A sentence that was written otherwise is another one, and read.
            <p key={`${newest.id}:${index}:${sentence}`}>{sentence}</p>
          ))
        : null}
      {newest?.suggestions && newest === lines.at(-1) ? (
        <p key={`${newest.id}:suggestions`}>You can pick: {newest.suggestions.join(', or ')}.</p>
      ) : null}
    </div>
  );
}
