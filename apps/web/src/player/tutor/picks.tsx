import styles from './picks.module.css';

/** What the button says that submits an answer. */
export const submitLabel = (answer: string): string =>
  `Submit ${/^[a-d]$/.test(answer) ? answer.toUpperCase() : answer}`;

interface OfferedAnswerProps {
  answer: string;
  /** What the answer may be instead; a tap sends it. Absent: the offer is only turned down. */
  instead: string | undefined;
  disabled: boolean;
  onSubmit(): void;
  onSay(text: string): void;
  onLater(): void;
}

/** Submits what the student named in the chat. Nothing else in the chat uses an attempt. */
function OfferedAnswer({ answer, instead, disabled, onSubmit, onSay, onLater }: OfferedAnswerProps) {
  return (
    <div className={styles.picks} role="group" aria-label="Submit this answer">
      <button type="button" className={styles.main} aria-disabled={disabled} onClick={() => !disabled && onSubmit()}>
        {submitLabel(answer)}
      </button>
      {instead === undefined ? (
        <button type="button" className={styles.centered} onClick={onLater}>
          Keep working
        </button>
      ) : (
        <button
          type="button"
          className={styles.centered}
          aria-disabled={disabled}
          onClick={() => !disabled && onSay(instead)}
        >
          {instead}
        </button>
      )}
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
        instead={suggestions[0]}
        disabled={disabled}
        onSay={onSay}
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
