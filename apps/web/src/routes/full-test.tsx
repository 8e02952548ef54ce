import { preloadReadingFont } from '@aivy/web-ui';
import { useParams } from 'react-router-dom';
import { FullTestScreen } from '../features/full-test';

export default function FullTest() {
  preloadReadingFont();
  const { testId = '', module } = useParams();
  return <FullTestScreen testId={testId} module={Number(module) || 0} />;
}
