import { preloadDisplayFont } from '@aivy/web-ui';
import { useParams } from 'react-router-dom';
import { BreakScreen } from '../features/full-test';

export default function FullTestBreak() {
  preloadDisplayFont();
  const { testId = '' } = useParams();
  return <BreakScreen testId={testId} />;
}
