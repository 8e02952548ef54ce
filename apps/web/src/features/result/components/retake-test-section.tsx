import type { Subject } from '@aivy/contracts';
import { Button } from '@aivy/web-ui';
import { useNavigate } from 'react-router-dom';
import { modulePath } from '../../../config/test-paths';
import { useRetakeTestSectionMutation } from '../api';
import { SECTION_NAMES } from '../effort-texts';

/** Takes the one section without a score again, with new questions. */
export function RetakeTestSection({ testId, subject }: { testId: string; subject: Subject }) {
  const navigate = useNavigate();
  const [retake, { isLoading }] = useRetakeTestSectionMutation();
  const begin = async (): Promise<void> => {
    const { data } = await retake({ test_id: testId, subject });
    if (data) void navigate(modulePath(data.test_id, data.module));
  };
  return (
    <Button variant="outline" pendingLabel={isLoading ? 'Opening…' : undefined} onClick={() => void begin()}>
      Retake {SECTION_NAMES[subject].name}, two modules
    </Button>
  );
}
