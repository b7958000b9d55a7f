import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ModelRecord } from "@vitrine/model";
import { cacheFolder } from "../environments/cache.ts";
import { capture } from "../processes/command.ts";

/** The packages that hubs publish: their libraries, tasks and apps, and the clients of providers. */
export const REFERENCE = ["@huggingface/tasks", "@huggingface/inference"] as const;

/** What the reference packages list. Only keys and whether there is code are read from them, never their texts. */
export interface Reference {
	/** Each package with its version. */
	readonly versions: Readonly<Record<string, string>>;
	readonly libraries: readonly string[];
	readonly tasks: readonly string[];
	readonly apps: readonly string[];
	readonly providers: readonly string[];
	/** The libraries that have code for a record: more than a sentence about what is missing. */
	librariesWithCode(record: ModelRecord): readonly string[];
	appsFor(record: ModelRecord): readonly string[];
}

/** Installs the reference packages in these versions in the cache, outside the project, and returns their folder. */
export async function installReference(versions: Readonly<Record<string, string>>): Promise<string> {
	const names = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
	const folder = join(cacheFolder(), "reference", names.join("+").replaceAll("/", "-"));
	if (existsSync(folder)) return folder;
	const draft = `${folder}.${process.pid}`;
	mkdirSync(draft, { recursive: true });
	writeFileSync(join(draft, "package.json"), '{ "private": true, "type": "module" }');
	const { status, stderr } = await capture(
		"npm",
		["install", "--ignore-scripts", "--no-audit", "--no-fund", ...names],
		{
			cwd: draft,
		},
	);
	if (status !== 0) throw new Error(`${names.join(" ")} could not be installed: ${stderr.trim().slice(-300)}`);
	rmSync(folder, { recursive: true, force: true });
	renameSync(draft, folder);
	return folder;
}

/** Reads the reference packages of a folder; throws if one of them has another form than is known. */
export async function loadReference(folder: string): Promise<Reference> {
	const [tasks, inference] = await Promise.all(REFERENCE.map((name) => moduleOf(folder, name)));
	const libraries = tableOf(tasks, "MODEL_LIBRARIES_UI_ELEMENTS");
	const apps = tableOf(tasks, "LOCAL_APPS");
	const providers = inference?.["INFERENCE_PROVIDERS"];
	if (!Array.isArray(providers)) throw new Error(`${REFERENCE[1]} has no list INFERENCE_PROVIDERS.`);
	return {
		versions: Object.fromEntries(REFERENCE.map((name) => [name, String(manifest(folder, name)["version"])])),
		libraries: Object.keys(libraries),
		tasks: Object.keys(tableOf(tasks, "PIPELINE_DATA")),
		apps: Object.keys(apps),
		providers: providers.map(String),
		librariesWithCode: (record) => stated(record).filter((key) => hasCode(libraries, key, record)),
		appsFor: (record) => Object.keys(apps).filter((key) => called(apps[key], "displayOnModelPage", record) === true),
	};
}

type Table = Readonly<Record<string, unknown>>;

const manifest = (folder: string, name: string): Table =>
	JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8")) as Table;

async function moduleOf(folder: string, name: string): Promise<Table> {
	const { module: entry = manifest(folder, name)["main"] } = manifest(folder, name);
	return (await import(pathToFileURL(join(folder, "node_modules", name, String(entry))).href)) as Table;
}

function tableOf(module: Table | undefined, name: string): Table {
	const table = module?.[name];
	if (typeof table !== "object" || table === null) throw new Error(`${REFERENCE[0]} has no table ${name}.`);
	return table as Table;
}

const stated = ({ library_name: name, tags }: ModelRecord): readonly string[] => [
	...new Set(name === undefined ? tags : [name, ...tags]),
];

/** A note about what is missing is one line without a call or a command. */
function hasCode(libraries: Table, key: string, record: ModelRecord): boolean {
	if (!Object.hasOwn(libraries, key)) return false;
	const snippets = called(libraries[key], "snippets", record);
	return Array.isArray(snippets) && snippets.some((text) => /\n|\bimport\b|\$|\(/.test(String(text).trim()));
}

/** The result of a function of an entry for a record; undefined if it has none, or if it fails. */
function called(entry: unknown, name: string, record: ModelRecord): unknown {
	const given: unknown = (entry as Table | undefined)?.[name];
	if (typeof given !== "function") return undefined;
	try {
		return given({ likes: 0, private: false, ...record, modelId: record.id });
	} catch {
		return undefined;
	}
}
