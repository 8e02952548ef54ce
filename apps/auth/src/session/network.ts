import { isIP } from 'node:net';

/**
 * The network of an address, coarse enough to say "at home" or "not me" and no more: the first three numbers of IPv4,
 * the first three groups of IPv6. @returns '' for what is no address
 */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.*`;
  if (isIP(plain) !== 6) return '';
  const [head = ''] = plain.split('%')[0]!.split('::');
  const groups = [...head.split(':').filter((group) => group !== ''), '0', '0', '0'].slice(0, 3);
  return `${groups.join(':').toLowerCase()}:*`;
}
