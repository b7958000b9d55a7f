/** Runs something when no further work has ended for some milliseconds; returns a function that watches work. */
export function runWhenIdle(milliseconds: number, run: () => unknown): <T>(work: Promise<T>) => Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	return async (work) => {
		const result = await work;
		clearTimeout(timer);
		timer = setTimeout(run, milliseconds);
		return result;
	};
}
