import { posix } from "node:path";
import { isObject } from "@vitrine/model";
import { safetensorsHeader, type OpenFile, WeightsError } from "@vitrine/sources";
import type { Answer } from "./answer.ts";
import { goneError, HubError, inside } from "./errors.ts";
import { JSON_TYPE, LARGEST_ANSWER } from "./jsonList.ts";
import type { Snapshot } from "./snapshot.ts";

/** The headers of the safetensors files that an index names, in one answer. */
export const sendShards: Answer = async (context, asked, { shelf }) => {
	const snapshot = shelf.filesOf(asked);
	const { path } = asked.address;
	const { weight_map: names, ...index } = objectOf(path, await textOf(snapshot, path, wholeOf));
	const headers: string[] = [];
	let bytes = 0;
	for (const name of shardsOf(path, names)) {
		const text = await textOf(snapshot, posix.join(posix.dirname(path), name), headerOf);
		objectOf(name, text);
		bytes += Buffer.byteLength(text);
		if (bytes > LARGEST_ANSWER) throw tooLong(path);
		headers.push(`${JSON.stringify(name)}:${text}`);
	}
	return context.body(`{"index":${JSON.stringify(index)},"headers":{${headers.join(",")}}}`, 200, JSON_TYPE);
};

function shardsOf(path: string, names: unknown): readonly string[] {
	if (!isObject(names)) throw new HubError(400, `${JSON.stringify(path)} is not an index of safetensors files.`);
	return [...new Set(Object.values(names))].filter((name) => typeof name === "string");
}

type Read = (path: string, file: OpenFile) => Promise<Uint8Array>;

/** Opens a file that the repository lists, and closes it. */
async function textOf(snapshot: Snapshot, path: string, read: Read): Promise<string> {
	if (!snapshot.files.has(path))
		throw new HubError(404, `${snapshot.id} has no file ${JSON.stringify(path)}.`, "EntryNotFound");
	const file = await inside(path, () => snapshot.open(path));
	if (file === undefined) throw goneError(path);
	try {
		return new TextDecoder().decode(await read(path, file));
	} finally {
		await file.close();
	}
}

async function wholeOf(path: string, file: OpenFile): Promise<Uint8Array> {
	if (file.size > LARGEST_ANSWER) throw tooLong(path);
	return file.read();
}

async function headerOf(path: string, file: OpenFile): Promise<Uint8Array> {
	try {
		const { size } = file;
		const bytes = await safetensorsHeader({ path, size, read: (range) => file.read(range) }, LARGEST_ANSWER);
		return bytes ?? new Uint8Array();
	} catch (error) {
		if (!(error instanceof WeightsError)) throw error;
		throw error.code === "header-too-long" ? tooLong(path) : malformed(path);
	}
}

function objectOf(path: string, text: string): Readonly<Record<string, unknown>> {
	try {
		const value: unknown = JSON.parse(text);
		if (isObject(value)) return value;
	} catch {
		// The same as JSON that is not an object.
	}
	throw malformed(path);
}

const malformed = (path: string): HubError =>
	new HubError(400, `${JSON.stringify(path)} is neither a safetensors file nor an index of them.`);

const tooLong = (path: string): HubError =>
	new HubError(
		400,
		`The headers that ${JSON.stringify(path)} has or names are too long for one answer: read each file.`,
	);
