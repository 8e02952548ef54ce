import {
  asFraction,
  formatCoordinate,
  formatNumber,
  isPoint,
  isPointList,
  type Meaning,
  type Value,
} from '../engine/index.js';

const SHOWN = 8;

function valueText(value: Value): string {
  if (typeof value === 'number') {
    const fraction = asFraction(value);
    return `= ${formatNumber(value)}${fraction === null ? '' : ` (${fraction})`}`;
  }
  if (isPoint(value)) return `(${formatCoordinate(value.x)}, ${formatCoordinate(value.y)})`;
  if (isPointList(value)) return `${value.length} points`;
  const shown = value.slice(0, SHOWN).map(formatNumber).join(', ');
  return `= [${shown}${value.length > SHOWN ? ', …' : ''}]`;
}

/** What stands beside a line: its value, its fit, or nothing. */
export function meaningText(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'value':
      return valueText(meaning.value);
    case 'variable':
      return meaning.slides ? '' : valueText(meaning.value);
    case 'fit': {
      const { parameters, r, rSquared } = meaning.model;
      const values = Object.entries(parameters)
        .map(([name, value]) => `${name} = ${formatCoordinate(value)}`)
        .join(', ');
      return `${values}, R² = ${formatCoordinate(rSquared)}${r === null ? '' : `, r = ${formatCoordinate(r)}`}`;
    }
    default:
      return '';
  }
}
