import type { QuickReply } from '@aivy/contracts';
import { BookOpen, CircleQuestionMark, Lightbulb, ListChecks, Signpost, SkipForward } from 'lucide-react';
import styles from './quick-replies.module.css';

/** What a tap says, and how the button is called. */
const REPLIES: Record<QuickReply, { says: string; label: string; icon: typeof Lightbulb }> = {
  hint: { says: 'Can I have a hint?', label: 'Hint', icon: Lightbulb },
  'why-wrong': { says: 'Why is mine wrong?', label: 'Why is mine wrong?', icon: CircleQuestionMark },
  'check-step': { says: 'Check my step: ', label: 'Check my step', icon: ListChecks },
  explain: { says: 'Can you explain it?', label: 'Explain', icon: BookOpen },
  'what-next': { says: 'What should I do next?', label: 'What should I do next?', icon: Signpost },
  next: { says: 'Next question', label: 'Next question', icon: SkipForward },
};

interface QuickRepliesProps {
  replies: readonly QuickReply[];
  disabled: boolean;
  onSay(text: string): void;
  /** A step is written first; the field is made ready for it. */
  onStep(start: string): void;
}

/** What can be said without typing. */
export function QuickReplies({ replies, disabled, onSay, onStep }: QuickRepliesProps) {
  return (
    <div className={styles.quick} role="group" aria-label="Quick replies">
      {replies.map((reply) => {
        const { says, label, icon: Icon } = REPLIES[reply];
        return (
          <button
            key={reply}
            type="button"
            aria-disabled={disabled}
            onClick={() => {
              if (disabled) return;
              if (reply === 'check-step') onStep(says);
              else onSay(says);
            }}
          >
            <Icon size={17} strokeWidth={2} aria-hidden="true" />
            {label}
          </button>
        );
      })}
    </div>
  );
}
