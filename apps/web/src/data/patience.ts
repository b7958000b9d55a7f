import { IndexError } from "@vitrine/search";

/** What the index answers within some milliseconds; rejects with an IndexError where it takes longer. */
export async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		const fail = (): void =>
			reject(new IndexError("unavailable", `The index did not answer within ${milliseconds / 1000} s`));
		timer = setTimeout(fail, milliseconds).unref();
	});
	return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** What the index answers; undefined where it cannot: the page then says what it knows without it. Other errors are faults of ours. */
export async function ifAnswered<T>(answer: Promise<T>): Promise<T | undefined> {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof IndexError) return undefined;
		throw error;
	}
}
