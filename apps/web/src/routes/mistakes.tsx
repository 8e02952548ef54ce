import { preloadDisplayFont } from '@aivy/web-ui';
import { Workbench } from '../features/result/workbench';
import { useReadingFace } from '../lib/reading-face';

export default function Mistakes() {
  preloadDisplayFont();
  useReadingFace();
  return (
    <main id="main" tabIndex={-1}>
      <Workbench />
    </main>
  );
}
