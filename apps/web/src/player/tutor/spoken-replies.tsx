import { spokenCheck } from './checked-lines';
import { finishedSentences } from './spoken-text';
import type { ShownLine } from './use-talk';

interface SpokenRepliesProps {
  lines: readonly ShownLine[];
  /** What answers the newest reply by a tap. */
  picks: readonly string[];
}

/** Reads the newest reply to a screen reader, each finished sentence once, however it grows on the screen, then what can be picked. */
export function SpokenReplies({ lines, picks }: SpokenRepliesProps) {
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
      {newest && newest === lines.at(-1) && picks.length > 0 ? (
        <p key={`${newest.id}:picks`}>You can pick: {picks.join(', or ')}.</p>
      ) : null}
    </div>
  );
}
