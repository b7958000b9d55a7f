import type { Ecosystem } from "./specs/spec.ts";

/** The name of a package, and where it is looked up. */
export interface PackageName {
	readonly ecosystem: Ecosystem;
	readonly name: string;
}

/** The package that an operand names, without its version; the repository, if the operand is its address. */
export function packagesNamed(ecosystem: Ecosystem, operand: string): readonly PackageName[] {
	if (operand === ".") return [];
	const address = /(?:^|@)git\+(https:[^#@]*)/.exec(operand)?.[1];
	if (address !== undefined) return [{ ecosystem: "repository", name: address.replace(/\.git$/, "") }];
	if (ecosystem === "npm") return [{ ecosystem, name: operand.replace(/(?<=.)@[^/]*$/, "") }];
	if (ecosystem === "pypi") return [{ ecosystem, name: operand.replace(/[[<>=!~; ].*$/s, "") }];
	return [{ ecosystem, name: operand }];
}

/** A key that is equal for equal packages: PyPI ignores case and the difference of `_`, `-` and `.`; npm does not. */
export const keyOf = ({ ecosystem, name }: PackageName): string =>
	`${ecosystem} ${ecosystem === "pypi" ? name.toLowerCase().replace(/[-_.]+/g, "-") : name}`;
