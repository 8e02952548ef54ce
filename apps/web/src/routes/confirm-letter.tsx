import { preloadDisplayFont } from '@aivy/web-ui';
import { ConfirmLetterPage } from '../features/plan/mails';

export default function ConfirmLetter() {
  preloadDisplayFont();
  return (
    <main id="main" tabIndex={-1}>
      <ConfirmLetterPage />
    </main>
  );
}
