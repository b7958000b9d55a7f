import { isObject, type SafetensorsInfo, shown } from "@vitrine/model";
import type { JsonFiles } from "./json.ts";
import type { Repository } from "./repository.ts";
import type { WeightsFile } from "./weightsFile.ts";
import { WeightsError } from "./weightsError.ts";

/** Bytes of the longest header that is read; the format itself allows 100 MB. */
const LONGEST_HEADER = 100_000_000;

/** Parameters by tensor type of the main weights, and notes on files that cannot be read. */
export async function readSafetensors(
	repository: Repository,
	json: JsonFiles,
): Promise<{ info?: SafetensorsInfo; notes: readonly string[] }> {
	const parameters: Record<string, number> = {};
	try {
		const files = await mainFiles(repository, json);
		if (files.length === 0) return { notes: [] };
		for (const file of files) add(parameters, await header(repository, file));
	} catch (error) {
		if (!(error instanceof WeightsError)) throw error;
		return { notes: [`${repository.where}/${error.message}; the number of parameters is unknown`] };
	}
	const total = Object.values(parameters).reduce((sum, count) => sum + count, 0);
	return { info: { parameters, total }, notes: [] };
}

/** The shards that the index names, else `model.safetensors`, else the only file at the top level. */
async function mainFiles(repository: Repository, json: JsonFiles): Promise<readonly string[]> {
	const top = repository.files.map(({ path }) => path).filter((path) => /^[^/]+\.safetensors$/.test(path));
	const index = await json.read(INDEX);
	if (isObject(index?.["weight_map"])) {
		const shards = [...new Set(Object.values(index["weight_map"]))].filter((shard) => typeof shard === "string");
		const missing = shards.find((shard) => !top.includes(shard));
		if (missing === undefined) return shards;
		throw new WeightsError("missing-shard", INDEX, { got: shown(missing) });
	}
	if (top.includes("model.safetensors")) return ["model.safetensors"];
	return top.length === 1 ? top : [];
}

const INDEX = "model.safetensors.index.json";

type Header = Readonly<Record<string, unknown>>;

/** The header of a file, of at most `longest` bytes. Throws WeightsError. */
export async function header(repository: Repository, path: string, longest: number = LONGEST_HEADER): Promise<Header> {
	const size = repository.files.find((file) => file.path === path)?.size ?? 0;
	const bytes = await safetensorsHeader({ path, size, read: (range) => repository.read(path, range) }, longest);
	try {
		const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
		if (isObject(value)) return value;
	} catch {
		// The same as a header that is not an object.
	}
	throw new WeightsError("bad-header", path);
}

/**
 * The bytes of the header of a safetensors file, which should be a JSON object; they are not parsed. Undefined if the file is
 * gone. Throws WeightsError for a file that is too short, and for a header of more than `longest` bytes.
 */
export async function safetensorsHeader(
	{ path, size, read }: WeightsFile,
	longest: number,
): Promise<Uint8Array | undefined> {
	const start = size < 8 ? undefined : await read({ start: 0, end: 8 });
	if (start?.length !== 8) throw new WeightsError("too-short", path);
	const length = Number(new DataView(start.buffer, start.byteOffset).getBigUint64(0, true));
	if (length > size - 8) throw new WeightsError("bad-header-length", path, { got: String(length) });
	if (length > longest)
		throw new WeightsError("header-too-long", path, { got: String(length), expected: longest.toLocaleString("en") });
	return read({ start: 8, end: 8 + length });
}

function add(parameters: Record<string, number>, tensors: Header): void {
	for (const [name, tensor] of Object.entries(tensors)) {
		if (name === "__metadata__" || !isObject(tensor)) continue;
		const { dtype, shape } = tensor;
		if (typeof dtype !== "string" || !Array.isArray(shape)) continue;
		const count = shape.reduce((product: number, side) => product * Number(side), 1);
		if (Number.isSafeInteger(count) && count >= 0) parameters[dtype] = (parameters[dtype] ?? 0) + count;
	}
}
