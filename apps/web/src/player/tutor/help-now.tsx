import { useEffect, useRef } from 'react';
import styles from './help-now.module.css';
import { SafeLines } from './safe-lines';

/** Where to turn in trouble, over the talk. */
export function HelpNow({ onClose }: { onClose(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      className={styles.help}
      aria-labelledby="help-now"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The chat stays open.
        event.stopPropagation();
        onClose();
      }}
    >
      <h3 id="help-now" ref={heading} tabIndex={-1}>
        You can reach someone right now
      </h3>
      <p>Aivy is a practice tutor, not a counselor. These are real people who want to help.</p>
      <SafeLines />
      <p>Somewhere else? Your local emergency number works from any phone.</p>
      <button type="button" onClick={onClose}>
        Back to the chat
      </button>
    </section>
  );
}
