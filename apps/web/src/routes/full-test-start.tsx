import { preloadDisplayFont } from '@aivy/web-ui';
import { TestStart } from '../features/full-test/components/test-start';

export default function FullTestStart() {
  preloadDisplayFont();
  return <TestStart />;
}
