import { ReviewPage as Review } from '../features/result';

export function ReviewPage() {
  return (
    <main id="main" tabIndex={-1}>
      <Review />
    </main>
  );
}
