/**
 * The part of an address that counts as one caller, in limits and in the protection of sign-ins: an
 * IPv4 address, or an IPv6 /64, since one household or phone has a whole /64.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const middle = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...middle, ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name (without port, IPv6 in brackets) is this machine's own. */
export const isLoopbackName = (name: string): boolean => loopbackNames.has(name.toLowerCase());
