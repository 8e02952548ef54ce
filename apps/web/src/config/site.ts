import { TIMING_PRESETS, type TimingPreset } from '@aivy/exam';
import { isRecord } from '../lib/loose';

/** What the operator decides about the public pages. The gateway may override any part at `/config.json`. */
export interface Site {
  /** '' plays the built-in explainer instead. */
  promoVideoUrl: string;
  /** '' uses the built-in calculator. */
  calculatorUrl: string;
  social: { x: string; instagram: string; youtube: string; linkedin: string };
  contactEmail: string;
  address: readonly string[];
  prices: { path: readonly { name: string; price: string; note: string }[]; daily: { price: string; note: string } };
  /** An empty list hides the strip. `logo` is a path of the operator's own image. */
  partners: readonly { name: string; logo: string }[];
  /** The crisis line and the emergency number, as in "call or text 988; 911". */
  safeNumbers: string;
  /** Times of the modules of a full test, as the server sets its deadlines. */
  timing: TimingPreset;
  /** What new diagnostics are: `adaptive` ones ask in order. */
  diagnosticForm: string;
}

export const DEFAULT_SITE: Site = {
  promoVideoUrl: '',
  calculatorUrl: '',
  social: {
    x: 'https://x.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
    linkedin: 'https://www.linkedin.com/',
  },
  contactEmail: 'support@aivy.example',
  address: ['100 Example Street', 'Example City, EX 00000', 'United States'],
  prices: {
    path: [
      { name: '1 month', price: '$99', note: 'Two journeys of 15 days, two practice tests' },
      { name: '3 months', price: '$199', note: 'Six journeys, six practice tests' },
      { name: '6 months', price: '$299', note: 'Twelve journeys, twelve practice tests' },
    ],
    daily: { price: '$19.9', note: '15-minute missions, adaptive difficulty and streak rewards' },
  },
  partners: [],
  safeNumbers: 'call or text 988; 911',
  timing: 'spec',
  diagnosticForm: 'fixed',
};

/** Takes from `given` whatever has the shape of the default; a wrong part keeps its default. */
function merge<T>(base: T, given: unknown): T {
  if (typeof base === 'string') return (typeof given === 'string' ? given : base) as T;
  if (Array.isArray(base)) return (Array.isArray(given) ? given : base) as T;
  if (!isRecord(base) || !isRecord(given)) return base;
  return Object.fromEntries(Object.entries(base).map(([key, value]) => [key, merge(value, given[key])])) as T;
}

export function siteFrom(given: unknown): Site {
  const site = merge(DEFAULT_SITE, given);
  return Object.hasOwn(TIMING_PRESETS, site.timing) ? site : { ...site, timing: DEFAULT_SITE.timing };
}

let loading: Promise<Site> | undefined;
let loaded: Site | null = null;

/** What `loadSite` has brought; null until then. */
export const loadedSite = (): Site | null => loaded;

/** The operator's configuration, fetched once; the defaults when there is none. */
export function loadSite(): Promise<Site> {
  loading ??= fetch('/config.json', { headers: { accept: 'application/json' } })
    .then(async (response) => (loaded = siteFrom(response.ok ? await response.json() : undefined)))
    .catch(() => {
      // Asked for again by the next page that needs it.
      loading = undefined;
      return DEFAULT_SITE;
    });
  return loading;
}
