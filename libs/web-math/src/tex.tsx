// The AMS package registers itself on import. Without it aligned, cases, matrices and binomials render as nothing.
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js';
import { useMathJax } from 'mathjax-react';
import { useMemo } from 'react';
import { texToMathml } from './mathml';
import styles from './math-text.module.css';

export interface TexProps {
  tex: string;
  display?: boolean;
}

/** One formula: the drawn SVG for the eye, the same formula as MathML for everyone else, the source if it is faulty. */
export default function Tex({ tex, display = false }: TexProps) {
  const { getProps, error } = useMathJax({ src: tex, lang: 'TeX', display, settings: undefined });
  const mathml = useMemo(() => texToMathml(tex, display), [tex, display]);
  return (
    <span className={display ? styles.display : styles.inline} data-tex-state={error ? 'error' : 'ready'}>
      {/* This element must stay mounted: taking it away on an error clears the error and starts over, for ever. */}
      <span aria-hidden="true" className={error ? styles.gone : undefined} {...getProps()} />
      {error ? <code className={styles.faulty} title={String(error)}>{tex}</code> : <span className={styles.alternative} dangerouslySetInnerHTML={{ __html: mathml }} />}
    </span>
  );
}
