/**
 * Adds to `counts`, for each of the places in `width` numbers a slot, how many of some slots have a bit there. Eight
 * slots are added up before anything is counted: all places of a number at once, as sums written in several numbers.
 */
export function countPlaces(masks: Uint32Array, width: number, slots: Uint32Array, counts: Uint32Array): void {
	for (let at = 0; at < width; at++) countColumn(masks, width, at, slots, counts.subarray(32 * at, 32 * at + 32));
}

function countColumn(masks: Uint32Array, width: number, at: number, slots: Uint32Array, counts: Uint32Array): void {
	let [ones, twos, fours] = [0, 0, 0];
	const bytes = new Bytes(counts);
	const end = slots.length & ~7;
	for (let i = 0; i < end; i += 8) {
		const a = masks[slots[i]! * width + at]!;
		const b = masks[slots[i + 1]! * width + at]!;
		const ab = ones ^ a;
		const twoA = (ones & a) | (ab & b);
		ones = ab ^ b;
		const c = masks[slots[i + 2]! * width + at]!;
		const d = masks[slots[i + 3]! * width + at]!;
		const cd = ones ^ c;
		const twoB = (ones & c) | (cd & d);
		ones = cd ^ d;
		const two = twos ^ twoA;
		const fourA = (twos & twoA) | (two & twoB);
		twos = two ^ twoB;
		const e = masks[slots[i + 4]! * width + at]!;
		const f = masks[slots[i + 5]! * width + at]!;
		const ef = ones ^ e;
		const twoC = (ones & e) | (ef & f);
		ones = ef ^ f;
		const g = masks[slots[i + 6]! * width + at]!;
		const h = masks[slots[i + 7]! * width + at]!;
		const gh = ones ^ g;
		const twoD = (ones & g) | (gh & h);
		ones = gh ^ h;
		const other = twos ^ twoC;
		const fourB = (twos & twoC) | (other & twoD);
		twos = other ^ twoD;
		const four = fours ^ fourA;
		bytes.add((fours & fourA) | (four & fourB));
		fours = four ^ fourB;
	}
	bytes.flush();
	for (let i = end; i < slots.length; i++) addPlaces(counts, masks[slots[i]! * width + at]!, 1);
	addPlaces(counts, ones, 1);
	addPlaces(counts, twos, 2);
	addPlaces(counts, fours, 4);
}

function addPlaces(counts: Uint32Array, mask: number, times: number): void {
	for (let rest = mask; rest !== 0; rest &= rest - 1) counts[31 - Math.clz32(rest & -rest)]! += times;
}

/** Sums of numbers' places, each number worth eight; four sums to a number, until one of them may be full. */
class Bytes {
	readonly #counts: Uint32Array;
	readonly #sums = new Uint32Array(8);
	#added = 0;

	constructor(counts: Uint32Array) {
		this.#counts = counts;
	}

	add(mask: number): void {
		const sums = this.#sums;
		for (let k = 0; k < 8; k++) sums[k]! += (mask >>> k) & 0x01010101;
		if (++this.#added === 255) this.flush();
	}

	flush(): void {
		for (let place = 0; place < 32; place++)
			this.#counts[place]! += 8 * ((this.#sums[place & 7]! >>> (place & 24)) & 0xff);
		this.#sums.fill(0);
		this.#added = 0;
	}
}
