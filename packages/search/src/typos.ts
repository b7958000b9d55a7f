/** How a word may lie in a record that no record has as the beginning of a token. Every engine follows these rules. */

/** Letters a word must have: to be looked for inside others, and to be forgiven an error. */
export const LEAST = { inside: 3, forgiven: 4 } as const;
/** Letters of each side of a word that is taken for two. */
const SIDE = 2;

/** The two words a word may be: the first a whole token, the second the beginning of one (`distilbert`). */
export function splits(word: string): readonly (readonly [first: string, second: string])[] {
	const letters = [...word];
	const places = Array.from({ length: Math.max(0, letters.length - 2 * SIDE + 1) }, (_, i) => i + SIDE);
	return places.map((place) => [letters.slice(0, place).join(""), letters.slice(place).join("")]);
}

/**
 * Whether a word is a token but for one error: a letter too many, too few or wrong, or two that changed places. The
 * first letter must be right.
 */
export function isNear(token: string, word: string): boolean {
	if (Math.abs(token.length - word.length) > 2) return false;
	const [a, b] = [[...token], [...word]];
	if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
	const same = sharedFrom(a, b, 0, 0);
	if (same === a.length && same === b.length) return true;
	if (a.length > b.length) return agree(a, b, same + 1, same);
	if (a.length < b.length) return agree(a, b, same, same + 1);
	const isSwapped = a[same] === b[same + 1] && a[same + 1] === b[same];
	return agree(a, b, same + 1, same + 1) || (isSwapped && agree(a, b, same + 2, same + 2));
}

/** How many letters from these places on are the same. */
function sharedFrom(a: readonly string[], b: readonly string[], inA: number, inB: number): number {
	let shared = 0;
	while (inA + shared < a.length && inB + shared < b.length && a[inA + shared] === b[inB + shared]) shared++;
	return shared;
}

const agree = (a: readonly string[], b: readonly string[], inA: number, inB: number): boolean =>
	a.length - inA === b.length - inB && sharedFrom(a, b, inA, inB) === a.length - inA;
