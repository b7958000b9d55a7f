import { createHash } from "node:crypto";
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { cacheFolder } from "../environments/cache.ts";

const PROJECT = join(import.meta.dirname, "../../..");

/** What a result can depend on: the rooms that write code, the records, and this folder. */
const INPUTS = [
	"packages/{code,model,catalogue,inference}/src/**/*.*",
	"fixtures/**/records.json",
	"verify/src/**/*.{ts,json}",
	"package-lock.json",
];

/** Results that are kept; older ones are removed. */
const KEPT = 4;

/**
 * A result that depends on nothing but the files of the project, computed once for all processes: it is kept in the cache
 * under the hash of these files. A result that cannot be read is computed again.
 */
export function remembered<T>(name: string, compute: () => T, project = PROJECT): T {
	const folder = join(cacheFolder(), name);
	const file = join(folder, `${hashOf(project)}.bin`);
	const known = read(file);
	if (known !== undefined) return known.value as T;
	const value = compute();
	keep(folder, file, { value });
	return value;
}

/** The files of the inputs with their contents, and the version of Node.js, as one hash. */
function hashOf(project: string): string {
	const hash = createHash("sha256").update(process.version);
	for (const path of globSync(INPUTS, { cwd: project }).sort()) {
		const file = join(project, path);
		if (path.endsWith(".test.ts") || !statSync(file).isFile()) continue;
		hash.update(`\0${path}\0`).update(readFileSync(file));
	}
	return hash.digest("hex").slice(0, 24);
}

function read(file: string): { readonly value: unknown } | undefined {
	try {
		return deserialize(readFileSync(file)) as { readonly value: unknown };
	} catch {
		return undefined;
	}
}

/** Writes a result in one step, since other processes read it; without room for it, it is computed each time. */
function keep(folder: string, file: string, result: { readonly value: unknown }): void {
	const data = serialize(result);
	try {
		mkdirSync(folder, { recursive: true });
		write(file, data);
		removeOld(folder);
	} catch (error) {
		if (!(error instanceof Error && "code" in error)) throw error;
	}
}

function write(file: string, data: Uint8Array): void {
	const draft = `${file}.${process.pid}`;
	try {
		writeFileSync(draft, data);
		renameSync(draft, file);
	} finally {
		rmSync(draft, { force: true });
	}
}

function removeOld(folder: string): void {
	const files = readdirSync(folder).map((name) => join(folder, name));
	for (const file of files.sort((a, b) => writtenAt(b) - writtenAt(a)).slice(KEPT)) rmSync(file, { force: true });
}

const writtenAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
