import { preloadDisplayFont } from '@aivy/web-ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '../core/store';
import { routePath } from '../config/route-names';
import { resultPath } from '../config/test-paths';
import { Congratulations } from '../features/full-test/components/congratulations';

export default function FullTestFinish() {
  preloadDisplayFont();
  const navigate = useNavigate();
  const name = useAppSelector((state) => state.session.username.split(' ')[0] ?? '');
  const testId = (useLocation().state as { testId?: string } | null)?.testId;
  return (
    <Congratulations
      name={name}
      onTests={() => void navigate(routePath('FullTestPreview'))}
      onReport={testId === undefined ? null : () => void navigate(resultPath(testId))}
    />
  );
}
