/** Answers that are kept: as many pages are made at a time. */
const KEPT = 32;

/**
 * A pure function of a record that keeps its latest answers: a page asks the same of one record many times. A map of records
 * would cost an import more than it saves pages.
 */
export function latest<R, T>(answer: (record: R) => T): (record: R) => T {
	const records: R[] = [];
	const answers: T[] = [];
	let next = 0;
	return (record) => {
		const at = records.indexOf(record);
		if (at >= 0) return answers[at]!;
		const made = answer(record);
		[records[next], answers[next]] = [record, made];
		next = (next + 1) % KEPT;
		return made;
	};
}
