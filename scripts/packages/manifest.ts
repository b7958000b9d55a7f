import { builtFile, entriesOf } from "./entries.ts";
import { type Manifest, manifestIn } from "./rooms.ts";
import { join } from "node:path";

/** Packages that only some entries need: a consumer of those entries installs them. */
const PEERS: ReadonlySet<string> = new Set(["@opensearch-project/opensearch"]);

/** The package.json of a packed package: its entries name compiled files, and its versions are exact. */
export function publishedManifest(project: string, room: string): object {
	const own = manifestIn(project, room);
	const whole = manifestIn(project, ".");
	const { dependencies = {} } = own;
	const all = Object.entries(dependencies).map(([name, version]): [string, string] => [
		name,
		name.startsWith("@vitrine/") ? whole.version : version,
	]);
	const peers = all.filter(isPeer);
	return {
		...identity(own, whole, room),
		type: "module",
		sideEffects: false,
		engines: own.engines ?? whole.engines,
		exports: exportsOf(join(project, room), own),
		files: ["dist", "src", "NOTICE"],
		dependencies: Object.fromEntries(all.filter((one) => !isPeer(one))),
		...(peers.length > 0 && {
			peerDependencies: Object.fromEntries(peers),
			peerDependenciesMeta: Object.fromEntries(peers.map(([name]) => [name, { optional: true }])),
		}),
	};
}

/** What a registry shows about a package. All packages have the version of the project. */
export function identity(own: Manifest, { version, license, repository = "" }: Manifest, directory: string): object {
	const page = `https://github.com/${repository.replace(/^github:/, "")}`;
	return {
		name: own.name,
		version,
		description: own.description,
		keywords: own.keywords,
		license,
		homepage: page,
		bugs: `${page}/issues`,
		repository: { type: "git", url: `git+${page}.git`, ...(directory !== "." && { directory }) },
	};
}

function exportsOf(folder: string, { exports = {} }: Manifest): object {
	const entries = entriesOf(folder, exports).map(({ subpath, source }) => [
		subpath,
		{ types: builtFile(source, "d.ts"), default: builtFile(source, "js") },
	]);
	return Object.fromEntries([...entries, ["./package.json", "./package.json"]]);
}

const isPeer = ([name]: readonly [string, string]): boolean => PEERS.has(name);
