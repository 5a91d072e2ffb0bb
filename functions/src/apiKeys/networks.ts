import ipaddr from 'ipaddr.js';

type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number];

/** The network in a text, which may be a single address; undefined for anything else. */
const networkIn = (text: string): Network | undefined => {
  if (!text.includes('/')) {
    if (!isWritten(text)) return undefined;
    const address = ipaddr.process(text);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  }
  if (!ipaddr.isValidCIDR(text) || !isWritten(text.slice(0, text.indexOf('/')))) return undefined;
  const [address, bits] = ipaddr.parseCIDR(text);
  if (address.kind() === 'ipv6' && (address as ipaddr.IPv6).isIPv4MappedAddress()) {
    return bits < 96 ? undefined : [(address as ipaddr.IPv6).toIPv4Address(), bits - 96];
  }
  return [address, bits];
};

/** Whether an address is written in full: ipaddr.js also takes 127.1 and 0x7f.0.0.1. */
const isWritten = (text: string): boolean =>
  text.includes(':') ? ipaddr.IPv6.isValid(text) : ipaddr.IPv4.isValidFourPartDecimal(text);

/** Whether a text is an address or a network in CIDR notation, of IPv4 or IPv6. */
export const isNetwork = (text: string): boolean => networkIn(text) !== undefined;

/** Whether one of the networks contains an address; without any network, all do. */
export const isAllowedAddress = (networks: readonly string[], address: string): boolean => {
  if (networks.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some((text) => {
    const network = networkIn(text);
    return network !== undefined && isIn(parsed, network);
  });
};

const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, [network, bits]: Network): boolean =>
  address.kind() === network.kind() && address.match(network as never, bits as never);
