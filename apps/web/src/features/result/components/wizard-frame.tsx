import { Button, ProgressDots } from '@aivy/web-ui';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './wizard-frame.module.css';

interface WizardFrameProps {
  /** From 1. */
  step: number;
  steps: number;
  title: string;
  /** The student came here by a button of the wizard, so the new title takes the focus and is read out. */
  arrived: boolean;
  /** The one button; null for a screen that brings its own, and its own card. */
  next: { label: string; go(): void } | null;
  /** Absent on the first screen. */
  onBack?: (() => void) | undefined;
  tutor: ReactNode;
  /** Beside the one button. */
  extra?: ReactNode;
  children: ReactNode;
}

/** One screen of the result wizard: dots, title, card, tutor, and the one button that says what comes next. */
export function WizardFrame({ step, steps, title, arrived, next, onBack, tutor, extra, children }: WizardFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [arrived, step]);

  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.back}>
          {onBack ? (
            <Button variant="ghost" icon={<ChevronLeft aria-hidden="true" size={20} />} onClick={onBack}>
              Back
            </Button>
          ) : null}
        </div>
        <ProgressDots current={step} total={steps} />
      </div>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {tutor}
      {next ? <div className={styles.card}>{children}</div> : children}
      {next ? (
        <div className={styles.actions}>
          {extra}
          <Button variant="primary" size="large" onClick={next.go}>
            {next.label}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
