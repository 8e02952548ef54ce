import { isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * What limits count as one: an IPv4 address, or the network that an IPv6 connection gets as a whole (64 bits). Every
 * spelling of an address has the same share; what is no address is its own.
 */
export function addressShare(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return address;
  // The URL parser knows the one canonical spelling: lower case, no leading zeros, IPv4 tails as two groups.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = MAPPED_IPV4.exec(canonical);
  if (mapped)
    return mapped
      .slice(1)
      .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
      .join('.');
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = 8 - head.length - tail.length;
  return [...head, ...Array.from({ length: missing }, () => '0'), ...tail].slice(0, 4).join(':');
}
