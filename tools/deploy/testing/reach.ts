import net from 'node:net';
import type { Manifest } from './rendered.js';

interface Policy {
  podSelector: {
    matchLabels?: Record<string, string>;
    matchExpressions?: { key: string; operator: string; values: string[] }[];
  };
  egress?: { to?: Peer[]; ports?: { port: number }[] }[];
}
interface Peer {
  podSelector?: object;
  namespaceSelector?: object;
  ipBlock?: { cidr: string; except?: string[] };
}

/** Where a pod of the app may connect to. Without an address: to any pod of its own namespace. */
export function mayReach(manifests: readonly Manifest[], app: string, port: number, address?: string): boolean {
  const labels: Record<string, string> = { system: 'aivy', app };
  return manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ spec }) => spec as unknown as Policy)
    .filter(({ podSelector: { matchLabels = {}, matchExpressions = [] } }) => {
      const isIn = matchExpressions.map(({ key, operator, values }) => {
        if (operator !== 'NotIn') throw new Error(`an operator that is not understood here: ${operator}`);
        return !values.includes(labels[key]!);
      });
      return Object.entries(matchLabels).every(([key, value]) => labels[key] === value) && isIn.every(Boolean);
    })
    .flatMap(({ egress = [] }) => egress)
    .some(
      ({ to = [], ports = [] }) =>
        (ports.length === 0 || ports.some((each) => each.port === port)) &&
        (to.length === 0 || to.some((peer) => leadsTo(peer, address))),
    );
}

function leadsTo({ podSelector, namespaceSelector, ipBlock }: Peer, address: string | undefined): boolean {
  if (address === undefined) return podSelector !== undefined && namespaceSelector === undefined;
  return ipBlock !== undefined && isIn(address, [ipBlock.cidr]) && !isIn(address, ipBlock.except ?? []);
}

function isIn(address: string, networks: readonly string[]): boolean {
  const list = new net.BlockList();
  for (const network of networks) {
    const [base = '', bits = ''] = network.split('/');
    // To Node.js every IPv4 address is in `::/0`.
    if (familyOf(base) === familyOf(address)) list.addSubnet(base, Number(bits), familyOf(base));
  }
  return list.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (net.isIPv6(address) ? 'ipv6' : 'ipv4');
