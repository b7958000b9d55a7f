/** A pure function of a list that is computed once for it: a source keeps the list of many files, and every tab reads it. */
export function ofFiles<F extends object, T>(compute: (files: readonly F[]) => T): (files: readonly F[]) => T {
	const known = new WeakMap<readonly F[], { readonly value: T }>();
	return (files) => {
		const found = known.get(files) ?? { value: compute(files) };
		known.set(files, found);
		return found.value;
	};
}
