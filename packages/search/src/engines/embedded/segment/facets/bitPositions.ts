import { lowestBit } from "../bits/iterate.ts";

/**
 * Adds to `counts`, for each bit position in the `width` words of a document, how many of some documents have that bit
 * set. All positions of a word are counted at once: carry-save adders sum eight documents before anything is stored.
 */
export function countBitPositions(masks: Uint32Array, width: number, docs: Uint32Array, counts: Uint32Array): void {
	for (let at = 0; at < width; at++) countWord(masks, width, at, docs, counts.subarray(32 * at, 32 * at + 32));
}

function countWord(masks: Uint32Array, width: number, at: number, docs: Uint32Array, counts: Uint32Array): void {
	let [ones, twos, fours] = [0, 0, 0];
	const eights = new ByteCounters(counts);
	const end = docs.length & ~7;
	for (let i = 0; i < end; i += 8) {
		const a = masks[docs[i]! * width + at]!;
		const b = masks[docs[i + 1]! * width + at]!;
		const ab = ones ^ a;
		const twoA = (ones & a) | (ab & b);
		ones = ab ^ b;
		const c = masks[docs[i + 2]! * width + at]!;
		const d = masks[docs[i + 3]! * width + at]!;
		const cd = ones ^ c;
		const twoB = (ones & c) | (cd & d);
		ones = cd ^ d;
		const two = twos ^ twoA;
		const fourA = (twos & twoA) | (two & twoB);
		twos = two ^ twoB;
		const e = masks[docs[i + 4]! * width + at]!;
		const f = masks[docs[i + 5]! * width + at]!;
		const ef = ones ^ e;
		const twoC = (ones & e) | (ef & f);
		ones = ef ^ f;
		const g = masks[docs[i + 6]! * width + at]!;
		const h = masks[docs[i + 7]! * width + at]!;
		const gh = ones ^ g;
		const twoD = (ones & g) | (gh & h);
		ones = gh ^ h;
		const other = twos ^ twoC;
		const fourB = (twos & twoC) | (other & twoD);
		twos = other ^ twoD;
		const four = fours ^ fourA;
		eights.add((fours & fourA) | (four & fourB));
		fours = four ^ fourB;
	}
	eights.flush();
	for (let i = end; i < docs.length; i++) addPositions(counts, masks[docs[i]! * width + at]!, 1);
	addPositions(counts, ones, 1);
	addPositions(counts, twos, 2);
	addPositions(counts, fours, 4);
}

/** Adds `times` to the counts of the positions of all bits that are set. */
function addPositions(counts: Uint32Array, mask: number, times: number): void {
	for (let rest = mask; rest !== 0; rest &= rest - 1) counts[lowestBit(rest)]! += times;
}

/** Counts of eights for each bit position: four bytes to a word, flushed before one of them overflows. */
class ByteCounters {
	readonly #counts: Uint32Array;
	readonly #bytes = new Uint32Array(8);
	#added = 0;

	constructor(counts: Uint32Array) {
		this.#counts = counts;
	}

	add(mask: number): void {
		const bytes = this.#bytes;
		for (let k = 0; k < 8; k++) bytes[k]! += (mask >>> k) & 0x01010101;
		if (++this.#added === 255) this.flush();
	}

	flush(): void {
		for (let position = 0; position < 32; position++)
			this.#counts[position]! += 8 * ((this.#bytes[position & 7]! >>> (position & 24)) & 0xff);
		this.#bytes.fill(0);
		this.#added = 0;
	}
}
