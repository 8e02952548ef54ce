/** A screen that the build draws for visitors: what one of them sees at this address is known before they come. */
export interface DrawnScreen {
  path: string;
  /** Its file in `src`. */
  source: string;
}

export const DRAWN_SCREENS: readonly DrawnScreen[] = [
  { path: '/', source: 'routes/landing.tsx' },
  { path: '/signin', source: 'routes/sign-in.tsx' },
  { path: '/diagnostic', source: 'routes/test-preview.tsx' },
];

/** The gateway sends `drawn/signin.html` where a visitor asks for `/signin`; `/` is `drawn/index.html`. */
export const drawnFile = ({ path }: DrawnScreen): string => `drawn/${path.slice(1) || 'index'}.html`;
