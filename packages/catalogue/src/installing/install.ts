import { type Code, constant, lines, sh, type Shell, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet, Package } from "../shapes.ts";
import { packagesOf, systemPackagesOf, unique } from "./needs.ts";
import { INSTALL } from "./title.ts";

/**
 * The command that installs everything that a library's snippets for a record need: its package, what they import,
 * and what those need for such a model. Undefined if there is no code or a snippet installs it.
 */
export function installSnippet(
	library: Library,
	snippets: readonly LoadSnippet[],
	record: ModelRecord,
): LoadSnippet | undefined {
	const { package: own } = library;
	const codes = snippets.flatMap((snippet) => ("code" in snippet ? [snippet.code] : []));
	if (own === undefined || codes.length === 0 || snippets.some(installs)) return undefined;
	const used = packagesOf(codes, record, library);
	const packages = codes.every(isShell) && own.ecosystem === "pypi" ? pip(used) : written(own, used);
	const code = lines([system(unique([...(own.system ?? []), ...systemPackagesOf(codes)])), packages]);
	return code.isEmpty ? undefined : { title: INSTALL, code };
}

/** Whether a snippet is the library's own installation block. */
const installs = (snippet: LoadSnippet): boolean => "title" in snippet && snippet.title === INSTALL;

const isShell = ({ language }: Code): boolean => language === "sh";

/**
 * The commands that install a library, independent of a model; empty if they are unknown.
 *
 * @example
 * installCommands(libraryOf("timm")).map(String); // ["pip install timm"]
 */
export function installCommands({ package: own }: Library): readonly string[] {
	const code = own && lines([system(own.system ?? []), written(own, [])]);
	return code === undefined || code.isEmpty ? [] : String(code).split("\n");
}

/** The installation of packages of the operating system, with the names that Debian and Homebrew share. */
const system = (packages: readonly string[]): Shell =>
	when(
		packages.length > 0,
		lines([
			sh`# On Debian or Ubuntu. On a Mac: brew install ${packages.join(" ")}`,
			withNames(sh`sudo apt install`, packages),
		]),
	);

/** The installation of a package and of the packages that the code uses. */
function written(own: Package, used: readonly string[]): Shell {
	const { ecosystem, name, alsoNeeds = [], brings = [] } = own;
	if (ecosystem === "npm") return withNames(sh`npm install`, [name, ...alsoNeeds]);
	if (ecosystem === "pypi") return pip(unique([name, ...alsoNeeds, ...used]));
	return elsewhere(own, unique([...alsoNeeds, ...used.filter((one) => !brings.includes(one))]));
}

const withNames = (command: Shell, names: readonly string[]): Shell =>
	names.reduce((line, name) => sh`${line} ${constant(name)}`, command);

const pip = (packages: readonly string[]): Shell => when(packages.length > 0, withNames(sh`pip install`, packages));

/** The installation of a package that is in no registry, by the prefix of its name. */
function elsewhere(own: Package, packages: readonly string[]): Shell {
	const [place, rest] = split(own.name);
	if (place === "brew") return lines([sh`brew install ${constant(rest)}`, pip(packages)]);
	if (place === "git") return fromRepository(rest, own, packages);
	return pip(packages);
}

const split = (name: string): readonly [place: string, rest: string] => [
	name.slice(0, name.indexOf(":")),
	name.slice(name.indexOf(":") + 1),
];

type Checkout = NonNullable<Package["checkout"]>;

function fromRepository(url: string, own: Package, packages: readonly string[]): Shell {
	const { checkout = "readme", submodules } = own;
	if (checkout === "pip") return pip([`git+${url}`, ...packages]);
	const [address = "", inside] = url.split("#subdirectory=");
	const folder = [address.slice(address.lastIndexOf("/") + 1), inside].filter(Boolean).join("/");
	const clone = submodules ? sh`git clone --recurse-submodules` : sh`git clone`;
	return lines([sh`${clone} ${constant(address)}`, sh`cd ${constant(folder)}`, IN_CLONE[checkout](packages)]);
}

/** The commands in a clone, which also install further packages. */
const IN_CLONE: Readonly<Record<InClone, (packages: readonly string[]) => Shell>> = {
	requirements: (packages) => withNames(sh`pip install -r requirements.txt`, packages),
	project: (packages) => withNames(sh`pip install -e .`, packages),
	uv: (packages) => lines([sh`uv sync`, when(packages.length > 0, withNames(sh`uv pip install`, packages))]),
	readme: (packages) => lines([sh`# See its README for other dependencies.`, pip(packages)]),
};

type InClone = Exclude<Checkout, "pip">;
