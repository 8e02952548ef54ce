import { preloadDisplayFont } from '@aivy/web-ui';
import { DailyHome } from '../features/aivydaily';
import { PracticeTestLink } from '../features/full-test/components/practice-test-link';

export default function AivyDaily() {
  preloadDisplayFont();
  return <DailyHome practiceTest={(since) => <PracticeTestLink since={since} />} />;
}
