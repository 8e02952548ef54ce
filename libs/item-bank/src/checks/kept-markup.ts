import { attributesOf, TAG, type Allowed } from './markup.js';

const escaped = (text: string): string =>
  text
    .split(/(&(?:amp|lt|gt|quot|#39);)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    )
    .join('');

/** May an image show this? Data of its own, or an image of its draft; never an address. */
const SOURCE = /^(?:image:[a-z0-9-]+|data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2})$/;

const isAllowed = (allowed: Allowed, name: string, attributes: string): boolean =>
  Object.hasOwn(allowed, name) &&
  attributesOf(attributes).every(
    ([attribute, value]) => allowed[name]!.includes(attribute) && (attribute !== 'src' || SOURCE.test(value)),
  );

/**
 * HTML in which allowed tags are tags and everything else is text, so that it can be shown while it is being written:
 * what is not allowed is seen as it was typed. Every tag is closed.
 */
export function keptMarkup(html: string, allowed: Allowed): string {
  const open: string[] = [];
  let kept = '';
  let end = 0;
  for (const tag of html.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = tag;
    kept += escaped(html.slice(end, tag.index));
    end = tag.index + whole.length;
    if (!isAllowed(allowed, name, attributes)) kept += escaped(whole);
    else if (!slash) {
      open.push(name);
      kept += whole;
    } else if (open.at(-1) === name) {
      open.pop();
      kept += whole;
    }
  }
  return `${kept}${escaped(html.slice(end))}${open
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')}`;
}
