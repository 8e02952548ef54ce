import net from 'node:net';

/** Is the sender at this address, so many hops before us (0: the socket itself), a proxy whose word counts? */
export type Trust = (address: string, hop: number) => boolean;

const HOPS = /^\d{1,2}$/;

/**
 * Reads TRUST_PROXY: a number of proxies in front of the gateway, or the networks that they are in, separated by
 * commas (`10.0.0.0/8, 192.168.1.7`). Either way only entries that a trusted proxy has written are believed; what a
 * client put into X-Forwarded-For itself lies before them and never counts.
 * @returns undefined when the text is neither
 */
export function trustedProxies(text: string): Trust | undefined {
  if (HOPS.test(text)) return (_address, hop) => hop < Number(text);
  const networks = new net.BlockList();
  for (const entry of text.split(',')) if (!addNetwork(networks, entry.trim())) return undefined;
  return (address) => {
    const family = net.isIP(address);
    return family !== 0 && networks.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

function addNetwork(networks: net.BlockList, entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = net.isIP(address);
  const longest = family === 6 ? 128 : 32;
  if (family === 0 || rest.length > 0) return false;
  if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > longest)) return false;
  networks.addSubnet(address, Number(bits ?? longest), family === 6 ? 'ipv6' : 'ipv4');
  return true;
}
