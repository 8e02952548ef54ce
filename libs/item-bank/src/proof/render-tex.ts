import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { SVG } from 'mathjax-full/js/output/svg.js';

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
// Without noerrors and noundefined a mistake throws instead of rendering as red or blank.
const input = new TeX({
  packages: ['base', 'ams'],
  formatError: (_jax: unknown, error: Error) => {
    throw error;
  },
});
const page = mathjax.document('', { InputJax: input, OutputJax: new SVG({ fontCache: 'none' }) });

/** The SVG of one formula. @throws on TeX that the packages of the web client do not know. */
export const renderTex = (tex: string, display = false): string => adaptor.outerHTML(page.convert(tex, { display }));

/** The formulas of a piece of HTML, entities decoded as a browser decodes them. */
export const formulasIn = (html: string): string[] =>
  [...html.matchAll(/\\\((.*?)\\\)|\\\[(.*?)\\\]/gs)].map((match) =>
    (match[1] ?? match[2] ?? '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );

/** A piece of HTML with its formulas drawn, for pages that load no script. */
export const renderMath = (html: string): string =>
  html.replace(/\\\((.*?)\\\)|\\\[(.*?)\\\]/gs, (_whole, inline: string | undefined, displayed: string | undefined) => {
    const [tex] = formulasIn(_whole);
    return renderTex(tex ?? '', inline === undefined && displayed !== undefined);
  });
