import type { Package } from "@vitrine/catalogue";

/** The command that installs a library; undefined where the catalogue does not know its package. */
export function installLine(pkg: Package | undefined): string | undefined {
	if (pkg === undefined) return undefined;
	const names = [pkg.name, ...(pkg.alsoNeeds ?? [])];
	if (pkg.ecosystem === "pypi") return `pip install ${names.join(" ")}`;
	if (pkg.ecosystem === "npm") return `npm install ${names.join(" ")}`;
	return otherLine(pkg.name);
}

/** Names outside the two registries carry a prefix that says where they are. */
function otherLine(name: string): string | undefined {
	const [place, rest] = [name.slice(0, name.indexOf(":")), name.slice(name.indexOf(":") + 1)];
	if (place === "brew") return `brew install ${rest}`;
	if (place === "git") return `git clone ${rest}`;
	return undefined;
}
