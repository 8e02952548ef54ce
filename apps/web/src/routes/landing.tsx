import { Suspense, useEffect } from 'react';
import { preloadDisplayFont } from '@aivy/web-ui';
import { BelowFold, Hero, ProductCards } from '../features/landing';
import { letClicksThrough } from '../lib/early-clicks';

/** The build draws this page for visitors. */
export default function Landing() {
  preloadDisplayFont();
  useEffect(letClicksThrough, []);
  return (
    <main id="main">
      <Hero />
      <ProductCards />
      <Suspense fallback={null}>
        <BelowFold />
      </Suspense>
    </main>
  );
}
