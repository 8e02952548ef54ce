import { preloadDisplayFont } from '@aivy/web-ui';
import { DailyHome } from '../features/aivydaily';

export default function AivyDaily() {
  preloadDisplayFont();
  return <DailyHome />;
}
