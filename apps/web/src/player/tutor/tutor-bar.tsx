import { MathText } from '@aivy/web-math';
import { Aivy } from '@aivy/web-ui';
import { ChevronUp } from 'lucide-react';
import type { RefObject } from 'react';
import { facePose } from './face-pose';
import { submitLabel } from './picks';
import { inlineHtml, lastSentence } from './reply-html';
import styles from './tutor-dock.module.css';
import type { RunningTalk } from './use-talk';

interface TutorBarProps {
  talk: RunningTalk;
  unread: boolean;
  /** The question still takes answers. */
  asking: boolean;
  /** The sheet is open, over the bar. */
  hidden: boolean;
  bar: RefObject<HTMLButtonElement | null>;
  onOpen(): void;
}

/** What a closed sheet says of itself, and the sentence that Aivy waits with. */
function barWords({ lines, offered, hintsSeen }: RunningTalk, unread: boolean, asking: boolean) {
  const last = lines.at(-1);
  const hints = hintsSeen ? `Hint ${hintsSeen} of 4 used` : 'Hints first. You find the answer.';
  // A message about safety is for the student's eyes alone.
  if (last?.sender !== 'ai' || last.writing || last.safety)
    return { title: unread ? 'Aivy answered' : 'Ask Aivy', line: hints };
  const said = lastSentence(last.text);
  // An answer that was submitted, or turned down, is no question any more.
  const line = last.offered === undefined ? said : offered === null ? '' : `${submitLabel(offered)}?`;
  if (asking && line.endsWith('?')) return { title: 'Aivy has a question for you', line };
  return unread ? { title: 'Aivy answered', line: said } : { title: 'Ask Aivy', line: hints };
}

/** The tutor's sheet, closed. */
export function TutorBar({ talk, unread, asking, hidden, bar, onOpen }: TutorBarProps) {
  const { title, line } = barWords(talk, unread, asking);
  const face = talk.lines.findLast(({ sender }) => sender === 'ai')?.face;
  return (
    <nav aria-label="Tutor">
      <p className="vh" role="status">
        {unread ? 'Aivy has answered.' : ''}
      </p>
      <button type="button" className={styles.bar} hidden={hidden} aria-expanded={hidden} ref={bar} onClick={onOpen}>
        <span className={unread ? styles.unread : styles.read}>
          <Aivy bust pose={talk.thinking ? 'think' : facePose(face)} size={34} label="" />
        </span>
        <span className={styles.words}>
          <b>{title}</b>
          <small>
            <MathText as="span" html={inlineHtml(line)} />
          </small>
        </span>
        <ChevronUp aria-hidden="true" />
      </button>
    </nav>
  );
}
