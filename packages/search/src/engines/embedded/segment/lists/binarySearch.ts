/** The first number from `low` up to `high` that fits, if all after it fit too; `high` if none does. */
export function firstAtLeast(low: number, high: number, fits: (number: number) => boolean): number {
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (fits(middle)) high = middle;
		else low = middle + 1;
	}
	return low;
}

/** The first position from `from` up to `to` of an ascending list whose number is at least `least`; `to` if there is none. */
export function firstPosition(numbers: Uint32Array, from: number, to: number, least: number): number {
	let [low, high] = [from, to];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (numbers[middle]! < least) low = middle + 1;
		else high = middle;
	}
	return low;
}
