/**
 * A pure function of a record that keeps its latest answer: a page asks the same of one record many times in a row. A map of
 * records would cost an import more than it saves pages.
 */
export function latest<R, T>(answer: (record: R) => T): (record: R) => T {
	let [known, before]: [R?, T?] = [];
	return (record) => {
		if (record !== known) [before, known] = [answer(record), record];
		return before as T;
	};
}
