import { preloadDisplayFont } from '@aivy/web-ui';
import { TestStart } from '../features/full-test/components/test-start';

export function FullTestStart() {
  preloadDisplayFont();
  return <TestStart />;
}
