import { lazy } from 'react';

export { Hero } from './components/hero';
export { ProductCards } from './components/product-cards';
export const BelowFold = lazy(async () => ({ default: (await import('./components/below-fold')).BelowFold }));
