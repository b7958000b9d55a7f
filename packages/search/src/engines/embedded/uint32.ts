/** A copy of an array with twice the length, or with at least `length` elements. */
export function enlarged(numbers: Uint32Array, length = 0): Uint32Array<ArrayBuffer> {
	const larger = new Uint32Array(Math.max(length, numbers.length * 2));
	larger.set(numbers);
	return larger;
}
