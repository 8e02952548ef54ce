import type { Plugin } from 'vite';

const ROUTER_FILE = /react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/;

/**
 * What the router offers beside what is used of it (forms, scroll restoration, …) is named after it is made, and a
 * bundler keeps what something is written to; the names are for React's developer tools. A link fetches pages ahead
 * only under the router's own server. Together three kilobytes of script, compressed, for every visitor.
 */
export function trimRouterPlugin(): Plugin {
  return {
    name: 'aivy-trim-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!ROUTER_FILE.test(id)) return undefined;
      const trimmed = code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/^var (\w+) = (?=\w+\.forwardRef\()/gm, 'var $1 = /* @__PURE__ */ ')
        .replace(/\w+\.createElement\(PrefetchPageLinks, [^)]*\)/, 'null');
      return { code: trimmed, map: null };
    },
  };
}
