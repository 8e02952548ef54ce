import { preloadDisplayFont } from '@aivy/web-ui';
import { Aside, TopicsPage } from '../features/aivydaily';
import { PracticeTestLink } from '../features/full-test/components/practice-test-link';

export default function AivyDailyTopics() {
  preloadDisplayFont();
  return <TopicsPage aside={<Aside practiceTest={(since) => <PracticeTestLink since={since} />} />} />;
}
