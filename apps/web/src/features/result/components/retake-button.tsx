import type { Subject } from '@aivy/contracts';
import { DIAGNOSTIC_SECONDS } from '@aivy/exam';
import { Button } from '@aivy/web-ui';
import { useAppSelector } from '../../../core/store';
import { SECTION_NAMES } from '../effort-texts';

/** Opens a section of the diagnostic again. */
export interface Retake {
  pending: boolean;
  retake(subject: Subject): void;
}

interface RetakeButtonProps extends Retake {
  subject: Subject;
  /** It was opened before. */
  isOpen?: boolean;
}

/** The way back into the one section without a score. */
export function RetakeButton({ subject, isOpen = false, pending, retake }: RetakeButtonProps) {
  const timeFactor = useAppSelector((state) => state.session.timeFactor);
  const { name } = SECTION_NAMES[subject];
  const minutes = Math.round((DIAGNOSTIC_SECONDS[subject] * timeFactor) / 60);
  return (
    <Button
      variant="primary"
      size="large"
      pendingLabel={pending ? 'Opening…' : undefined}
      onClick={() => retake(subject)}
    >
      {isOpen ? `Continue ${name}` : `Retake ${name}, ${minutes} min`}
    </Button>
  );
}
