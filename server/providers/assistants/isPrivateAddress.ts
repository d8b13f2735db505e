import { BlockList, isIPv6 } from "node:net";

/** What leads to this machine, to a private network, or to nobody in particular. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
  ] as const),
  ...([
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.168.0.0", 16],
  ] as const),
  ...([
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
    ["224.0.0.0", 3],
  ] as const),
] as const)
  PRIVATE.addSubnet(net, bits, "ipv4");
/** Of IPv6 only what is given out to the world. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet("2000::", 3, "ipv6");
for (const [net, bits] of [
  // Documentation, and addresses that carry an IPv4 address.
  ["2001:db8::", 32],
  ["2001::", 32],
  ["2002::", 16],
] as const)
  PRIVATE.addSubnet(net, bits, "ipv6");

/** Whether an IP address leads anywhere but to the public network. */
export function isPrivateAddress(address: string): boolean {
  if (!isIPv6(address)) return PRIVATE.check(address, "ipv4");
  return !PUBLIC_V6.check(address, "ipv6") || PRIVATE.check(address, "ipv6");
}
