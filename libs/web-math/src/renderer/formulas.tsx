import { breakTex, isTooWide, type BreakAt } from '@aivy/typeset/typesetter';
import { useMathJax } from 'mathjax-react';
import { Fragment, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FormulasProps } from '../lazy-draw';
import { pieceClass, PLACES } from '../slot';
import { compile } from './compile';

interface FormulaProps {
  tex: string;
  display: boolean;
  at?: BreakAt;
}

function isValid(tex: string): boolean {
  try {
    compile(tex, false);
    return true;
  } catch {
    return false;
  }
}

/** The pieces a wide formula may be broken into; the whole formula where one of them isn't valid TeX. */
function piecesOf(tex: string, at: BreakAt): readonly string[] {
  const pieces = breakTex(tex, at);
  if (!pieces.every(isValid)) return [tex];
  return pieces.length === 1 && at === 'relations' ? piecesOf(tex, 'operations') : pieces;
}

/**
 * Draws a formula with mathjax-react, from MathML so that it looks as it would after a release (see `makeLegible`). A
 * formula that's too wide for a phone is drawn in pieces, between which a line may end.
 */
function Formula({ tex, display, at = 'relations' }: FormulaProps) {
  const src = useMemo(() => compile(tex, display).drawnMathml(), [tex, display]);
  const { renderedHTML, getProps } = useMathJax({ src, lang: 'MathML', display: false, settings: undefined });
  const width = /width="([\d.]+)ex"/.exec(renderedHTML ?? '')?.[1] ?? '0';
  const pieces = !display && isTooWide(width) ? piecesOf(tex, at) : [tex];
  if (pieces.length === 1) return <span className={pieceClass(display)} {...getProps()} />;
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      <Formula tex={piece} display={false} at="operations" />
    </Fragment>
  ));
}

/** Draws the formulas of a text in the places its HTML has for them. */
export function Formulas({ host, html }: FormulasProps) {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  useLayoutEffect(() => setPlaces([...(host.current?.querySelectorAll<HTMLElement>(PLACES) ?? [])]), [host, html]);
  return places.map((place, index) => {
    const { tex = '', texDisplay } = place.parentElement?.dataset ?? {};
    const display = texDisplay !== undefined;
    return createPortal(<Formula tex={tex} display={display} />, place, String(index));
  });
}
