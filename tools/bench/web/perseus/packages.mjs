// Perseus, what it expects beside it, and what it sets formulas with.

/** The newest of which the public registry has all that is Perseus' own; of later ones it lacks some. */
export const PACKAGES = {
  '@khanacademy/perseus': '78.2.0',
  // Not named by Perseus: its host hands it the component that sets formulas. Its own test pages hand it this one.
  '@khanacademy/mathjax-renderer': '3.0.2',
  react: '18.2.0',
  'react-dom': '18.2.0',
};

/** Versions that Perseus' packages ask for and the registry does not have, by the nearest earlier one that it has: patches of parts that no question here shows, but for `clickable` and `styles`. */
export const OVERRIDES = {
  '@khanacademy/wonder-blocks-cell': '6.2.5',
  '@khanacademy/wonder-blocks-clickable': '8.2.4',
  '@khanacademy/wonder-blocks-icon-button': '11.3.5',
  '@khanacademy/wonder-blocks-modal': '8.7.5',
  '@khanacademy/wonder-blocks-pill': '3.1.68',
  '@khanacademy/wonder-blocks-search-field': '5.1.74',
  '@khanacademy/wonder-blocks-styles': '0.2.48',
};
