import { BlockList, isIP } from "node:net";
import { plain } from "../request/client.ts";

/** A test whether an address is one of those that a text lists; undefined if the text lists none, or something else. */
export function addressTest(text: string): ((address: string) => boolean) | undefined {
	const list = new BlockList();
	const entries = text.split(",").map((entry) => entry.trim());
	if (!entries.every((entry) => isAdded(list, entry))) return undefined;
	return (address) => {
		const family = isIP(plain(address));
		return family !== 0 && list.check(plain(address), family === 6 ? "ipv6" : "ipv4");
	};
}

/** Adds an address, or a network such as `10.0.0.0/8`; false for any other text. */
function isAdded(list: BlockList, entry: string): boolean {
	const [address = "", bits, ...rest] = entry.split("/");
	const family = isIP(address);
	if (family === 0 || rest.length > 0) return false;
	const type = family === 6 ? "ipv6" : "ipv4";
	if (bits === undefined) list.addAddress(address, type);
	else if (!/^\d{1,3}$/.test(bits) || Number(bits) > (family === 6 ? 128 : 32)) return false;
	else list.addSubnet(address, Number(bits), type);
	return true;
}
