import ipaddr from 'ipaddr.js';

/**
 * Ports of HTTPS servers. Others belong to services that a request could disturb, or tell whether
 * they exist.
 */
const ports: readonly string[] = ['', '443', '8443'];

/** The addresses that are assigned to networks so far; ranges within it have their own meaning. */
const assignedIpv6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** Whether an IP address is one of the public Internet, also if it is IPv4 within IPv6. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(assignedIpv6);
};

const ipOf = ({ hostname }: URL): string | undefined => {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(literal) ? literal : undefined;
};

/**
 * Says why no webhook is sent to an address; undefined for one that is fine. Its parser has already
 * turned every notation of an IPv4 address, like `0x7f.1`, into four decimals. `localHosts` may be
 * reached over HTTP and at any port: those of a test.
 */
export const addressProblem = (
  address: string,
  localHosts: readonly string[],
): string | undefined => {
  const url = URL.parse(address);
  if (!url) return 'Enter an address like https://erp.example.com/webhooks';
  if (url.username !== '' || url.password !== '') {
    return 'Enter the address without user and password: the signature proves who sends';
  }
  if (url.hash !== '') return 'Enter the address without “#”: it is never sent';
  if (localHosts.includes(url.hostname) && /^https?:$/.test(url.protocol)) return undefined;
  if (url.protocol !== 'https:') return 'Enter an address that begins with https://';
  if (!ports.includes(url.port)) return 'Use port 443 or 8443';
  const ip = ipOf(url);
  if (ip !== undefined && !isPublicAddress(ip)) return 'Enter a public address';
  if (ip === undefined && !/[^.]\.[^.]/.test(url.hostname)) {
    return 'Enter the full name of a public host';
  }
  return undefined;
};
