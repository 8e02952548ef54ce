import { preloadDisplayFont } from '@aivy/web-ui';
import { UnsubscribePage } from '../features/plan/mails';

export default function Unsubscribe() {
  preloadDisplayFont();
  return (
    <main id="main" tabIndex={-1}>
      <UnsubscribePage />
    </main>
  );
}
