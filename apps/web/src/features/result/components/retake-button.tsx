import type { Subject } from '@aivy/contracts';
import { DIAGNOSTIC_QUESTIONS, DIAGNOSTIC_SECONDS } from '@aivy/exam';
import { useAppSelector } from '../../../core/store';
import { SECTION_NAMES } from '../effort-texts';
import { RetakeStart } from './retake-start';

/** Opens a section of the diagnostic again. */
export interface Retake {
  pending: boolean;
  retake(subject: Subject): void;
}

/** The way back into the one section without a score. */
export function RetakeButton({ subject, pending, retake }: Retake & { subject: Subject }) {
  const timeFactor = useAppSelector((state) => state.session.timeFactor);
  const minutes = Math.round((DIAGNOSTIC_SECONDS[subject] * timeFactor) / 60);
  return (
    <RetakeStart
      subject={subject}
      variant="primary"
      size="large"
      label={`Retake ${SECTION_NAMES[subject].name}, ${minutes} min`}
      length={`${DIAGNOSTIC_QUESTIONS[subject]} questions in ${minutes} minutes.`}
      pending={pending}
      onStart={() => retake(subject)}
    />
  );
}
