/** Half of this is rounding of the typesettings to thousandths of an em, in CSS px of a formula in 20 px. */
const TOLERANCE_PX = 0.1;

type Box = readonly [left: number, top: number, right: number, bottom: number];

const boxOf = (rectangles: readonly DOMRect[], origin: DOMRect): Box => [
  Math.min(...rectangles.map(({ left }) => left)) - origin.left,
  Math.min(...rectangles.map(({ top }) => top)) - origin.top,
  Math.max(...rectangles.map(({ right }) => right)) - origin.left,
  Math.max(...rectangles.map(({ bottom }) => bottom)) - origin.top,
];
const offBy = (x: Box, y: Box): number => Math.max(...x.map((side, index) => Math.abs(side - (y[index] ?? 0))));

/** Boxes of each drawn piece of a formula, of its frame and of its ink, from the beginning of its line. */
function piecesOf(line: Element): { frame: Box; ink: Box }[] {
  const origin = line.querySelector('i')?.getBoundingClientRect() ?? line.getBoundingClientRect();
  return [...line.querySelectorAll('[aria-hidden] svg:not(svg svg)')].map((svg) => ({
    frame: boxOf([svg.getBoundingClientRect()], origin),
    ink: boxOf(
      [...svg.querySelectorAll('path, rect')].flatMap((each) =>
        // A stretched glyph is drawn longer than its window shows.
        each.closest('svg svg') ? [] : [each.getBoundingClientRect()],
      ),
      origin,
    ),
  }));
}

/** What differs between the two drawings of each formula on the page, in words. */
export function compare(): string[] {
  return [...document.querySelectorAll('[data-pair]')].flatMap((pair) => {
    const tex = pair.getAttribute('data-pair') ?? '';
    const lines = [...pair.querySelectorAll(':scope > p')];
    const [released, here] = lines.map(piecesOf);
    const [releasedMathml, mathml] = lines.map((line) => line.querySelector('math'));
    if (!released || !here || !releasedMathml || !mathml) return [`${tex} is not drawn twice`];
    if (lines[0]?.querySelector('mjx-container')) return [`${tex} was not set at release`];
    if (!releasedMathml.isEqualNode(mathml)) return [`${tex} says another thing: ${releasedMathml.outerHTML}`];
    if (released.length !== here.length) return [`${tex} has ${released.length} pieces and not ${here.length}`];
    return released.flatMap(({ frame, ink }, index) => {
      const other = here[index] ?? { frame, ink };
      const off = Math.max(offBy(frame, other.frame), tex.includes('\\overline') ? 0 : offBy(ink, other.ink));
      return off > TOLERANCE_PX ? [`${tex} is off by ${off.toFixed(2)} px`] : [];
    });
  });
}
