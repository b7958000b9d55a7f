/** Random numbers that depend only on a seed. */
export class Random {
	#state: number;

	constructor(seed: number) {
		this.#state = seed >>> 0;
	}

	/** From 0 to, not including, 1. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
	}

	/** A whole number from 0 to, not including, `end`. */
	below(end: number): number {
		return Math.floor(this.next() * end);
	}

	/** A number of the standard normal distribution. */
	normal(): number {
		return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
	}

	/** A number of a Poisson distribution. */
	poisson(mean: number): number {
		const least = Math.exp(-mean);
		let count = 0;
		for (let product = this.next(); product > least; product *= this.next()) count++;
		return count;
	}

	/** A rank from 0 to, not including, `count`, by Zipf's law: rank r has a weight of 1 / (r + 1)^exponent. */
	zipf(count: number, exponent: number): number {
		const rest = 1 - exponent;
		const whole = (count + 1) ** rest - 1;
		return Math.min(count - 1, Math.floor((1 + this.next() * whole) ** (1 / rest)) - 1);
	}
}

/** Draws values with the frequency of their counts. */
export class Weighted<T> {
	readonly #things: readonly T[];
	readonly #sums: Float64Array;

	constructor(counted: readonly (readonly [thing: T, count: number])[]) {
		let sum = 0;
		this.#things = counted.map(([thing]) => thing);
		this.#sums = Float64Array.from(counted, ([, count]) => (sum += count));
	}

	draw(random: Random): T {
		const at = random.next() * this.#sums.at(-1)!;
		let [low, high] = [0, this.#sums.length - 1];
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (this.#sums[middle]! > at) high = middle;
			else low = middle + 1;
		}
		return this.#things[low]!;
	}
}
