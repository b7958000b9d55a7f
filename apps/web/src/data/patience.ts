import { IndexError, type IndexReader } from "@vitrine/search";

/** An answer of the index; rejects with an IndexError where it takes longer than some milliseconds. */
export function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
	const { promise, resolve, reject } = Promise.withResolvers<T>();
	const fail = (): void =>
		reject(new IndexError("unavailable", `The index did not answer within ${milliseconds / 1000} s`));
	const timer = setTimeout(fail, milliseconds).unref();
	answer.then(
		(value) => {
			clearTimeout(timer);
			resolve(value);
		},
		(error: unknown) => {
			clearTimeout(timer);
			reject(error);
		},
	);
	return promise;
}

/** An answer of the index; undefined where it fails with an IndexError, so that a page can do without. Other errors are rethrown. */
export async function ifAnswered<T>(answer: Promise<T>): Promise<T | undefined> {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof IndexError) return undefined;
		throw error;
	}
}

/** Whether an answer has to wait until the index is built. */
export const isBuilding = (error: unknown): boolean => error instanceof IndexError && error.code === "building";

/** An index that is being built, whose searches find nothing: a page has what its record holds. Other errors are rethrown. */
export function withoutBuilding(index: IndexReader): IndexReader {
	return {
		visibleTo: index.visibleTo,
		count: () => index.count(),
		get: (id) => index.get(id),
		search: (query, options) => orNothing(index.search(query, options), { rows: [], total: 0, facets: {} }),
		similar: (id, limit) => orNothing(index.similar(id, limit), []),
		generation: () => index.generation(),
		sources: () => index.sources(),
	};
}

const orNothing = <T>(answer: Promise<T>, nothing: T): Promise<T> =>
	answer.catch((error: unknown) => {
		if (isBuilding(error)) return nothing;
		throw error;
	});
