import { MOST_COMPARED } from "../../base/links.ts";

/** Models to compare, as typed. */
interface Compared {
	readonly names: readonly string[];
	/** Names beyond the most that a comparison shows. */
	readonly dropped: readonly string[];
}

const VERSUS = /\s+(?:vs\.?|versus)\s+/i;
const COMPARE = /^compare\s+(.+)$/i;
const BETWEEN = /\s*,\s*(?:and\s+)?|\s+(?:and|with|to)\s+/i;

/** `a vs b vs c`, `compare a, b and c`: the names to compare; undefined if there are fewer than two. */
export function comparedIn(text: string): Compared | undefined {
	const list = COMPARE.exec(text)?.[1];
	const among = list ?? text;
	const split = VERSUS.test(among) ? among.split(VERSUS) : list === undefined ? [] : among.split(BETWEEN);
	const parts = split.length === 1 && list !== undefined && !list.includes('"') ? list.split(/\s+/) : split;
	const names = [...new Set(parts.map((name) => name.replaceAll(/^["“”]|["“”]$/g, "").trim()).filter(Boolean))];
	if (names.length < 2) return undefined;
	return { names: names.slice(0, MOST_COMPARED), dropped: names.slice(MOST_COMPARED) };
}

const FAMILY =
	/^(?:compare\s+(?:all\s+|the\s+)*(?:sizes\s+of\s+(?<of>.+)|(?<all>.+?)\s+(?:sizes|versions|variants|models))|(?<alone>.+?)\s+sizes)$/i;

/** `compare whisper sizes`, `whisper sizes`: the name that models of several sizes share. */
export function familyIn(text: string): string | undefined {
	const { of, all, alone } = FAMILY.exec(text.trim())?.groups ?? {};
	const name = of ?? all ?? alone;
	return name === undefined || VERSUS.test(name) || /,|\sand\s/i.test(name) ? undefined : name;
}
