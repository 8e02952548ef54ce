import styles from './picks.module.css';

interface OfferedAnswerProps {
  answer: string;
  disabled: boolean;
  onSubmit(): void;
  onLater(): void;
}

/** Submits what the student named in the chat. Nothing else in the chat uses an attempt. */
function OfferedAnswer({ answer, disabled, onSubmit, onLater }: OfferedAnswerProps) {
  return (
    <div className={styles.picks} role="group" aria-label="Submit this answer">
      <button type="button" className={styles.main} aria-disabled={disabled} onClick={() => !disabled && onSubmit()}>
        Submit {/^[a-d]$/.test(answer) ? answer.toUpperCase() : answer}
      </button>
      <button type="button" className={styles.centered} onClick={onLater}>
        Keep working
      </button>
    </div>
  );
}

interface SuggestionsProps {
  texts: readonly string[];
  disabled: boolean;
  /** Sends the text that was tapped. */
  onSay(text: string): void;
  /** None of them: nothing is sent. Absent where they cover everything. */
  onElse?: (() => void) | undefined;
}

/** Replies to the tutor's question that a tap sends. */
function Suggestions({ texts, disabled, onSay, onElse }: SuggestionsProps) {
  return (
    <div className={styles.picks} role="group" aria-label="Suggested replies">
      {texts.map((text) => (
        <button key={text} type="button" aria-disabled={disabled} onClick={() => !disabled && onSay(text)}>
          {text}
        </button>
      ))}
      {onElse ? (
        <button type="button" className={styles.else} onClick={onElse}>
          Something else
        </button>
      ) : null}
    </div>
  );
}

interface TalkPicksProps extends Pick<SuggestionsProps, 'disabled' | 'onSay'> {
  /** The answer to submit; null: none. */
  offered: string | null;
  suggestions: readonly string[];
  /** The suggestions are all there is to say. */
  isCheckIn: boolean;
  /** Goes to the field. */
  onWrite(): void;
  onSubmit(answer: string): void;
  onLater(): void;
}

/** What answers the newest reply by a tap. */
export function TalkPicks({
  offered,
  suggestions,
  disabled,
  isCheckIn,
  onSay,
  onWrite,
  onSubmit,
  onLater,
}: TalkPicksProps) {
  if (offered !== null)
    return (
      <OfferedAnswer
        answer={offered}
        disabled={disabled}
        onSubmit={() => onSubmit(offered)}
        onLater={() => {
          onLater();
          onWrite();
        }}
      />
    );
  if (suggestions.length === 0) return null;
  return <Suggestions texts={suggestions} disabled={disabled} onSay={onSay} onElse={isCheckIn ? undefined : onWrite} />;
}
