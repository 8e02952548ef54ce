import { Button, buttonClass } from '@aivy/web-ui';
import { ArrowRight, Eye, MessageSquare, Repeat, Shapes } from 'lucide-react';
import { Link } from 'react-router-dom';
import { practicePath } from '../../../../config/aivydaily-paths';
import styles from './next-actions.module.css';

interface NextActionsProps {
  /** The answer is covered. */
  trying: boolean;
  /** 1-30; null for one that practice does not know. */
  skill: number | null;
  question: number;
  onTry(): void;
  onShow(): void;
  onTalk(): void;
  onNext: (() => void) | null;
}

/** What to do about a mistake. */
export function NextActions({ trying, skill, question, onTry, onShow, onTalk, onNext }: NextActionsProps) {
  return (
    <div className={styles.actions}>
      {trying ? (
        <Button variant="outline" icon={<Eye aria-hidden="true" />} onClick={onShow}>
          Show the answer
        </Button>
      ) : (
        <Button icon={<Repeat aria-hidden="true" />} onClick={onTry}>
          Try again
        </Button>
      )}
      {skill === null ? null : (
        <Link className={buttonClass('outline')} to={practicePath(skill, question)}>
          <Shapes size={20} aria-hidden="true" />
          Three more like this
        </Link>
      )}
      {trying ? null : (
        <Button variant="outline" icon={<MessageSquare aria-hidden="true" />} onClick={onTalk}>
          Talk it through
        </Button>
      )}
      {onNext ? (
        <Button variant="ghost" icon={<ArrowRight aria-hidden="true" />} onClick={onNext}>
          Next mistake
        </Button>
      ) : null}
    </div>
  );
}
