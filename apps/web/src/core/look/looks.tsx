import type { LookName } from '@aivy/contracts';
import type { AivyLook } from '@aivy/web-ui';

/** The looks that points buy, drawn on Aivy's own picture. */
export const LOOKS: Record<LookName, AivyLook> = {
  leaf: { leaf: 'var(--c-accent)' },
  hat: {
    head: (
      <>
        <path d="M60 68C58 36 78 22 100 22C122 22 142 36 140 68Z" fill="var(--c-accent)" />
        <path d="M59.5 56Q100 46 140.500 56L140.500 68Q100 58 59.500 68Z" fill="var(--c-ivy-1)" />
        <path d="M40 70Q100 48 160 70Q100 84 40 70Z" fill="var(--c-accent)" />
      </>
    ),
  },
  scarf: {
    body: (
      <>
        <path d="M128 180L140 218Q147 220 154 216L148 176Z" fill="var(--art-cheek)" />
        <path d="M30 160Q100 190 170 160Q173 172 165 182Q100 208 35 182Q27 172 30 160Z" fill="var(--art-cheek)" />
        <path
          d="M58 173L56 190M84 179L83 196M116 179L117 196M142 173L144 190"
          stroke="var(--art-white)"
          strokeOpacity=".55"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </>
    ),
  },
};
