import { Suspense } from 'react';
import { preloadDisplayFont } from '@aivy/web-ui';
import { BelowFold, Hero, ProductCards } from '../features/landing';

export default function Landing() {
  preloadDisplayFont();
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
