import type { Site } from '../../config/site';

/** Plain glyphs drawn for this project on a 24 box; the links come from the operator's configuration. */
export const SOCIAL_ICONS: readonly { key: keyof Site['social']; name: string; path: string }[] = [
  {
    key: 'x',
    name: 'X',
    path: 'M4 4h4.6l4.2 5.7L17.7 4H20l-6.2 7.1L20.6 20H16l-4.6-6.2L6 20H3.6l6.8-7.7zM7 5.8l9.9 12.5h.9L8 5.8z',
  },
  {
    key: 'instagram',
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 1.9a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM16.6 6.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  },
  {
    key: 'youtube',
    name: 'YouTube',
    path: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm4 3.8v6.4l5.4-3.2z',
  },
  {
    key: 'linkedin',
    name: 'LinkedIn',
    path: 'M4 9h3.6v11H4zM5.8 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10 9h3.4v1.6c.6-1.1 1.8-1.9 3.5-1.9 3 0 4.1 1.9 4.1 5V20h-3.6v-5.7c0-1.5-.5-2.5-1.8-2.5-1.4 0-2 1-2 2.5V20H10z',
  },
];
