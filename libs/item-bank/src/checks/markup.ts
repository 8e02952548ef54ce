/** Tag → attributes it may carry. */
export type Allowed = Readonly<Record<string, readonly string[]>>;

const SHAPE = [
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'd',
  'points',
  'width',
  'height',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'text-anchor',
  'font-size',
  'font-style',
];
const tags = (names: readonly string[], attributes: readonly string[] = []): Allowed =>
  Object.fromEntries(names.map((name) => [name, attributes]));

/** What passages, questions, choices, hints and explanations may hold. */
export const TEXT_MARKUP: Allowed = {
  ...tags([
    'p',
    'em',
    'strong',
    'u',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'blockquote',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'td',
  ]),
  th: ['scope'],
  img: ['src', 'alt'],
};

/** What a figure may hold: shapes only, nothing that loads, links, styles or runs. */
export const FIGURE_MARKUP: Allowed = {
  ...tags(['g', 'line', 'polyline', 'polygon', 'circle', 'ellipse', 'rect', 'path', 'text'], SHAPE),
  svg: ['xmlns', 'viewBox', 'width', 'height', 'role', 'aria-label'],
  tspan: ['font-style'],
  title: [],
};

export const TAG = /<(\/?)([A-Za-z][A-Za-z0-9]*)((?: [A-Za-z][A-Za-z0-9:-]*="[^"<>]*")*)>/g;
const ATTRIBUTE = / ([A-Za-z][A-Za-z0-9:-]*)="([^"]*)"/g;
/** An image comes with its item; nothing is loaded from anywhere. */
const OWN_IMAGE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;
const ENTITY = /&(?:amp|lt|gt|quot|#39);/g;

export const attributesOf = (attributes: string): [name: string, value: string][] =>
  [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]);

/**
 * What in `html` is not allowed, in words; [] when nothing. Stricter than a sanitiser: one spelling of each tag, every
 * tag closed, `<`, `>` and `&` in running text written as entities, so that no parser can read it in another way.
 */
export function markupFaults(html: string, allowed: Allowed): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const rest = html.replace(TAG, (_whole, slash: string, name: string, attributes: string) => {
    const known = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (!known) faults.push(`the tag ${name} is not allowed`);
    for (const [attribute, value] of attributesOf(attributes)) {
      if (known && !known.includes(attribute)) faults.push(`${name} may not carry ${attribute}`);
      const outside = attribute === 'src' ? !OWN_IMAGE.test(value) : /url\s*\(|javascript:/i.test(value);
      if (outside) faults.push(`${attribute} refers to something outside`);
    }
    if (!slash) open.push(name);
    else if (open.pop() !== name) faults.push(`${name} is closed where it is not open`);
    return '';
  });
  if (open.length > 0) faults.push(`${open.join(', ')} not closed`);
  if (/[<>&]/.test(rest.replace(ENTITY, ''))) faults.push('a bare <, > or & in the text');
  return faults;
}
