/**
 * MathML without the names of closing tags: `<mfrac><mi>x</mi><mn>2</mn></mfrac>` is `<frac<i x><n 2>>`, attributes in
 * brackets after the name. Only what stands in these lists is written or read, so that what is read can be put into a
 * page as it is: none of it loads, links, styles or runs.
 */
const ELEMENTS = new Set(
  'ath i n o text s space row frac sqrt root sup sub subsup over under underover table tr td padded phantom style'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  (
    'display displaystyle scriptlevel mathvariant stretchy accent accentunder fence separator symmetric largeop ' +
    'movablelimits form lspace rspace minsize maxsize linethickness bevelled width height depth voffset ' +
    'columnalign rowalign columnspacing rowspacing columnlines rowlines frame framespacing columnwidth side'
  ).split(' '),
);
const NAMESPACE = ' xmlns="http://www.w3.org/1998/Math/MathML"';

const TAG = /<(\/?)m([a-z]+)((?: [a-z]+="[^"<>&[\]]*")*)(\/?)>/g;
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g;

/** @returns null for MathML that holds what is not in the lists */
export function packMathml(mathml: string): string | null {
  let known = true;
  const packed = mathml
    .replace(NAMESPACE, '')
    .replace(TAG, (_whole, closing: string, name: string, attributes: string, empty: string) => {
      if (closing !== '') return '>';
      known &&= ELEMENTS.has(name);
      const listed = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => {
        known &&= ATTRIBUTES.has(key);
        return `[${key}=${value}]`;
      });
      return `<${name}${listed.join('')} ${empty === '' ? '' : '>'}`;
    })
    .replaceAll(' <', '<');
  return known && unpackMathml(packed) === mathml ? packed : null;
}

const TOKEN = /<([a-z]+)((?:\[[a-z]+=[^\][<>&"]*\])*) ?|>|(?:[^<>&"[\]]|\[|\]|&(?:lt|gt|amp|quot|#x[0-9A-F]+);)+/gy;
const PACKED_ATTRIBUTE = /\[([a-z]+)=([^\]]*)\]/g;

/** @returns null for what `packMathml` never writes */
export function unpackMathml(packed: string): string | null {
  const open: string[] = [];
  let mathml = '';
  let end = 0;
  for (const token of packed.matchAll(TOKEN)) {
    const [text, name, attributes = ''] = token;
    end = token.index + text.length;
    if (name !== undefined) {
      if (!ELEMENTS.has(name) || (open.length === 0 && mathml !== '')) return null;
      mathml += `<m${name}`;
      if (open.length === 0) mathml += NAMESPACE;
      for (const [, key = '', value = ''] of attributes.matchAll(PACKED_ATTRIBUTE)) {
        if (!ATTRIBUTES.has(key)) return null;
        mathml += ` ${key}="${value}"`;
      }
      mathml += '>';
      open.push(name);
    } else if (text === '>') {
      const closed = open.pop();
      if (closed === undefined) return null;
      mathml += `</m${closed}>`;
    } else {
      if (open.length === 0) return null;
      mathml += text;
    }
  }
  return end === packed.length && open.length === 0 && mathml.startsWith('<math ') ? mathml : null;
}
