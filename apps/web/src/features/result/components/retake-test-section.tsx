import type { Subject } from '@aivy/contracts';
import { MODULES, moduleSeconds, subjectOfModule } from '@aivy/exam';
import { useNavigate } from 'react-router-dom';
import { modulePath } from '../../../config/test-paths';
import { useTiming } from '../../../config/use-site';
import { useAppSelector } from '../../../core/store';
import { fullTestApi } from '../../../core/api/full-test';
import { SECTION_NAMES } from '../effort-texts';
import { RetakeStart } from './retake-start';

const { useRetakeTestSectionMutation } = fullTestApi;

/** Takes the one section without a score again, with new questions. */
export function RetakeTestSection({ testId, subject }: { testId: string; subject: Subject }) {
  const navigate = useNavigate();
  const timeFactor = useAppSelector((state) => state.session.timeFactor);
  const timing = useTiming();
  const [retake, { isLoading }] = useRetakeTestSectionMutation();
  const begin = async (): Promise<void> => {
    const { data } = await retake({ test_id: testId, subject });
    if (data) void navigate(modulePath(data.test_id, data.module));
  };
  const seconds = (each: number, module: (typeof MODULES)[number]): number =>
    subjectOfModule(module) === subject ? each + moduleSeconds(module, timeFactor, timing ?? undefined) : each;
  return (
    <RetakeStart
      subject={subject}
      variant="outline"
      label={`Retake ${SECTION_NAMES[subject].name}, two modules`}
      length={`Two modules with new questions${timing === null ? '' : `, ${Math.round(MODULES.reduce(seconds, 0) / 60)} minutes`}.`}
      pending={isLoading}
      onStart={() => void begin()}
    />
  );
}
