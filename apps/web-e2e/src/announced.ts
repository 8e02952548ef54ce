import type { Page } from 'playwright-core';
import type { Firefox, FirefoxNode } from './firefox.js';
import { compact, linesOfMain, TEXT, type SaidNode } from './said.js';

interface Value {
  value?: unknown;
}
interface AxNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
}

const STATES = ['level', 'pressed', 'expanded', 'disabled', 'checked'];
const text = (value: Value | undefined): string => compact(String(value?.value ?? ''));

/** What Chromium tells a screen reader of a page from its main part on, in order. */
export async function announced(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const said = (node: AxNode): SaidNode => {
    const role = text(node.role);
    return {
      role: node.ignored ? '' : role === 'StaticText' ? TEXT : role,
      name: text(node.name),
      states: (node.properties ?? [])
        .filter(({ name, value }) => STATES.includes(name) && !['false', 'undefined'].includes(String(value.value)))
        .map(({ name, value }) => `${name}=${String(value.value)}`),
      children: (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).map(said),
    };
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (!root) throw new Error('The page has no accessibility tree');
  return linesOfMain(said(root));
}

/** `mathml square root` → `MathMLSquareRoot`, and other words of Firefox that Chromium has others for. */
function sharedRole(role: string): string {
  const known: Record<string, string> = {
    'text leaf': TEXT,
    img: 'image',
    math: 'MathMLMath',
    'mathml row': 'MathMLRow',
  };
  if (known[role] !== undefined) return known[role];
  if (!role.startsWith('mathml ')) return role;
  const words = role.slice('mathml '.length).split(' ');
  return `MathML${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

function saidByFirefox({ role, name, level, states, children }: FirefoxNode): SaidNode {
  return {
    role: sharedRole(role),
    name,
    states: [
      ...(level === '' || role !== 'heading' ? [] : [`level=${level}`]),
      ...(states.includes('pressed') ? ['pressed=true'] : []),
      ...(states.includes('unavailable') ? ['disabled=true'] : []),
    ],
    children: children.map(saidByFirefox),
  };
}

/** The same of Firefox, in the same words. */
export const announcedByFirefox = async (firefox: Firefox): Promise<string[]> =>
  linesOfMain(saidByFirefox(await firefox.tree()));
