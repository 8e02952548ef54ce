// A formula as Perseus' own test pages have it set: with MathML beside it for screen readers.
import { MathJaxRenderer } from '@khanacademy/mathjax-renderer';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import '@khanacademy/mathjax-renderer/src/css/mathjax.css';
import '@khanacademy/mathjax-renderer/src/css/safari-hacks.css';
import '@khanacademy/mathjax-renderer/src/css/selectable.css';

const renderer = new MathJaxRenderer({ shouldFixUnicodeLayout: true, fontURL: '/fonts', locale: 'en' });

export function Formula({ children: tex, onRender }) {
  const place = useRef(null);
  const { domElement } = useMemo(() => renderer.render(tex), [tex]);
  useLayoutEffect(() => place.current?.replaceChildren(domElement), [domElement]);
  useEffect(() => {
    renderer.updateStyles();
    onRender?.();
  }, [tex, onRender]);
  return <span ref={place} />;
}
