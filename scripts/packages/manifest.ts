import { builtFile, type Entry, entriesOf } from "./entries.ts";
import { COMPONENT_FILES, COMPONENTS, type Manifest, manifestIn } from "./rooms.ts";
import { join } from "node:path";

/** Packages that only some entries need: a consumer of those entries installs them. */
const OPTIONAL: ReadonlySet<string> = new Set(["@opensearch-project/opensearch"]);

/** Packages of which a project has only one, with the versions that may be that one. */
const SHARED: Readonly<Record<string, string>> = { react: "^19.0.0" };

/** The package.json of a packed package: its entries name compiled files, and its versions are exact. */
export function publishedManifest(project: string, room: string, needs?: Manifest["dependencies"]): object {
	const own = manifestIn(project, room);
	const whole = manifestIn(project, ".");
	const { dependencies = {} } = needs === undefined ? own : { dependencies: needs };
	const all = Object.entries(dependencies).map(([name, version]): [string, string] => [
		name,
		name.startsWith("@vitrine/") ? whole.version : version,
	]);
	const peers = all.filter(isPeer);
	const optional = peers.filter(([name]) => OPTIONAL.has(name));
	const entries = entriesOf(join(project, room), own.exports ?? {});
	return {
		...identity(own, whole, room),
		type: "module",
		sideEffects: room === COMPONENTS ? Object.values(COMPONENT_FILES).filter((file) => file.endsWith(".css")) : false,
		engines: own.engines ?? whole.engines,
		...withoutExports(entries),
		exports: exportsOf(entries, room === COMPONENTS ? COMPONENT_FILES : {}),
		files: ["dist", "src", "NOTICE"],
		dependencies: Object.fromEntries(all.filter((one) => !isPeer(one))),
		...(peers.length > 0 && {
			peerDependencies: Object.fromEntries(peers.map(([name, version]) => [name, SHARED[name] ?? version])),
		}),
		...(optional.length > 0 && {
			peerDependenciesMeta: Object.fromEntries(optional.map(([name]) => [name, { optional: true }])),
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

function exportsOf(entries: readonly Entry[], files: Readonly<Record<string, string>>): object {
	const modules = entries.map(({ subpath, source }) => [
		subpath,
		{ types: builtFile(source, "d.ts"), default: builtFile(source, "js") },
	]);
	return Object.fromEntries([...modules, ...Object.entries(files), ["./package.json", "./package.json"]]);
}

/** The same for compilers that do not read `exports`, such as TypeScript with `moduleResolution: node10`. */
function withoutExports(entries: readonly Entry[]): object {
	const main = entries.find(({ subpath }) => subpath === ".");
	const types = entries
		.filter((entry) => entry !== main)
		.map(({ subpath, source }) => [subpath.replace("./", ""), [builtFile(source, "d.ts")]]);
	return {
		...(main && { main: builtFile(main.source, "js"), types: builtFile(main.source, "d.ts") }),
		...(types.length > 0 && { typesVersions: { ">=4.2": Object.fromEntries(types) } }),
	};
}

const isPeer = ([name]: readonly [string, string]): boolean => OPTIONAL.has(name) || Object.hasOwn(SHARED, name);
