import { preloadDisplayFont } from '@aivy/web-ui';
import { ReviewPage as Review } from '../features/result';

export function ReviewPage() {
  preloadDisplayFont();
  return (
    <main id="main" tabIndex={-1}>
      <Review />
    </main>
  );
}
