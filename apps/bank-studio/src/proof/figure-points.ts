/** Reads named points of a figure as a person does: a capital letter belongs to the corner or end that it stands next to. */
export type Spot = readonly [x: number, y: number];

const attribute = (tag: string, name: string): number =>
  Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? Number.NaN);

/** Ends of lines and corners of polygons, in pixels. */
function corners(img: string): Spot[] {
  const ends = [...img.matchAll(/<line [^>]*>/g)].flatMap(([tag]): Spot[] => [
    [attribute(tag, 'x1'), attribute(tag, 'y1')],
    [attribute(tag, 'x2'), attribute(tag, 'y2')],
  ]);
  const shapes = [...img.matchAll(/<polygon points="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Spot),
  );
  const centers = [...img.matchAll(/<circle [^>]*fill="currentColor"[^>]*>/g)].map(([tag]): Spot => [
    attribute(tag, 'cx'),
    attribute(tag, 'cy'),
  ]);
  return [...ends, ...shapes, ...centers];
}

export const apart = ([x1, y1]: Spot, [x2, y2]: Spot): number => Math.hypot(x2 - x1, y2 - y1);

/** Named point → its place, in pixels. @throws Error when a name stands next to nothing */
export function namedPoints(img: string): (name: string) => Spot {
  const spots = corners(img);
  const found = new Map<string, Spot>();
  for (const [, tag = '', name = ''] of img.matchAll(/(<text [^>]*>)([A-Z])<\/text>/g)) {
    // Letters stand on their baseline, 5 pixels below their middle.
    const middle: Spot = [attribute(tag, 'x'), attribute(tag, 'y') - 5];
    const [nearest] = [...spots].sort((one, other) => apart(one, middle) - apart(other, middle));
    if (!nearest || apart(nearest, middle) > 25) throw new Error(`${name} stands next to nothing`);
    found.set(name, nearest);
  }
  return (name) => {
    const spot = found.get(name);
    if (!spot) throw new Error(`no point ${name}`);
    return spot;
  };
}

/** The angle at a vertex between two points, degrees, 0 to 180. */
export function angleBetween(vertex: Spot, one: Spot, other: Spot): number {
  const [ax, ay, bx, by] = [one[0] - vertex[0], one[1] - vertex[1], other[0] - vertex[0], other[1] - vertex[1]];
  return (Math.atan2(Math.abs(ax * by - ay * bx), ax * bx + ay * by) * 180) / Math.PI;
}
