import type { QuickReply } from '@aivy/contracts';
import { Keyboard, Send } from 'lucide-react';
import { useEffect, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { MESSAGE_MAX_LENGTH } from '../../config/tutor-limits';
import { HintStair } from './hint-stair';
import { MathKeys } from './math-keys';
import { QuickReplies } from './quick-replies';
import styles from './tutor-foot.module.css';

/** After this time without text no one is typing. */
const TYPING_MS = 1_000;

interface TutorFootProps {
  field: RefObject<HTMLTextAreaElement | null>;
  busy: boolean;
  isMath: boolean;
  quickReplies: readonly QuickReply[];
  /** Null where there's no stair of hints. */
  hintsSeen: number | null;
  hidden: boolean;
  covered: boolean;
  onSay(text: string): void;
  /** Says what a button stands for. */
  onTap(text: string): void;
  onTyping(typing: boolean): void;
}

/** As much of a text as a message may hold, without half a character at its end. */
const cut = (text: string): string => text.slice(0, MESSAGE_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/** Hints used, what can be tapped, and the line to write in. */
export function TutorFoot({
  field,
  busy,
  isMath,
  quickReplies,
  hintsSeen,
  hidden,
  covered,
  onSay,
  onTap,
  onTyping,
}: TutorFootProps) {
  const [text, setText] = useState('');
  const [keys, setKeys] = useState(false);

  useEffect(() => {
    if (text !== '') return;
    const timer = setTimeout(() => onTyping(false), TYPING_MS);
    return () => clearTimeout(timer);
  }, [onTyping, text]);

  const sayText = (): void => {
    if (busy || text.trim() === '') return;
    onSay(text);
    setText('');
    onTyping(false);
    // The button that was pressed is disabled now.
    field.current?.focus();
  };
  const write = (value: string): void => {
    setText(cut(value));
    if (value !== '') onTyping(true);
  };
  const insert = (sign: string): void => {
    const input = field.current;
    const [from, to] = [input?.selectionStart ?? text.length, input?.selectionEnd ?? text.length];
    write(text.slice(0, from) + sign + text.slice(to));
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(from + sign.length, from + sign.length);
    });
  };
  const beginStep = (start: string): void => {
    write(start);
    if (isMath) setKeys(true);
    requestAnimationFrame(() => field.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    sayText();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    sayText();
  };

  return (
    <form className={styles.foot} onSubmit={onSubmit} hidden={hidden} inert={covered}>
      {hintsSeen === null ? null : <HintStair seen={hintsSeen} />}
      {quickReplies.length > 0 ? (
        <QuickReplies replies={quickReplies} disabled={busy} onSay={onTap} onStep={beginStep} />
      ) : null}
      {keys ? <MathKeys onKey={insert} /> : null}
      <div className={styles.say}>
        {isMath ? (
          <button
            type="button"
            className={styles.keysToggle}
            aria-label="Math keys"
            aria-pressed={keys}
            onClick={() => setKeys(!keys)}
          >
            <Keyboard size={20} aria-hidden="true" />
          </button>
        ) : null}
        <textarea
          ref={field}
          rows={1}
          aria-label="Message"
          placeholder="Text | ..."
          value={text}
          maxLength={MESSAGE_MAX_LENGTH}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          enterKeyHint="send"
        />
        <button type="submit" className={styles.send} aria-label="Send" disabled={text.trim() === '' || busy}>
          <Send size={20} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
