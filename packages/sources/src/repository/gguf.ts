import type { GgufInfo } from "@vitrine/model";
import { Bytes, GgufError } from "./gguf-bytes.ts";
import type { Repository } from "./repository.ts";

/** What the headers of a repository's first GGUF model say, summed over its shards. */
export async function readGguf(repository: Repository): Promise<{ info?: GgufInfo; notes: readonly string[] }> {
	const [first, ...more] = shardsOf(repository);
	if (first === undefined) return { notes: [] };
	try {
		const { total, ...info } = await ggufHeader(repository, first);
		let sum = total;
		for (const shard of more) sum += (await ggufHeader(repository, shard)).total;
		return { info: { total: sum, ...info }, notes: [] };
	} catch (error) {
		if (!(error instanceof GgufError)) throw error;
		return { notes: [`${repository.where}/${error.message}; what it says is left out`] };
	}
}

const SHARD = /-(\d{5})-of-\d{5}\.gguf$/;

/** The first model by name (projectors for images are none), with all files of it. */
function shardsOf(repository: Repository): readonly string[] {
	const models = repository.files
		.map(({ path }) => path)
		.filter((path) => path.endsWith(".gguf") && !/(^|\/)mmproj/i.test(path));
	const [first] = models;
	if (first === undefined || !SHARD.test(first)) return models.slice(0, 1);
	const prefix = first.replace(SHARD, "");
	return models.filter((path) => SHARD.test(path) && path.replace(SHARD, "") === prefix);
}

/** Reads metadata and the shapes of the tensors of one file; the weights are not touched. */
async function ggufHeader(repository: Repository, path: string): Promise<GgufInfo & { total: number }> {
	const size = repository.files.find((file) => file.path === path)?.size ?? 0;
	const bytes = new Bytes(path, size, (range) => repository.read(path, range));
	const { tensors, fields } = await bytes.start();
	const metadata = new Map<string, unknown>();
	for (let at = 0; at < fields; at++) metadata.set(await bytes.text(), await bytes.value(await bytes.u32()));
	let total = 0;
	for (let at = 0; at < tensors; at++) total += await tensorSize(bytes);
	return { total, ...stated(metadata) };
}

async function tensorSize(bytes: Bytes): Promise<number> {
	await bytes.text();
	const sides = await bytes.u32();
	if (sides > 8) throw bytes.error(`a tensor has ${sides} dimensions`);
	let size = 1;
	for (let at = 0; at < sides; at++) size *= await bytes.u64();
	await bytes.u32();
	await bytes.u64();
	return size;
}

function stated(metadata: ReadonlyMap<string, unknown>): GgufInfo {
	const architecture = metadata.get("general.architecture");
	const context = metadata.get(`${String(architecture)}.context_length`);
	const template = metadata.get("tokenizer.chat_template");
	const type = metadata.get("general.file_type");
	return {
		...(typeof architecture === "string" && { architecture }),
		...(typeof context === "number" && { context_length: context }),
		...(typeof template === "string" && { chat_template: template }),
		...(typeof type === "number" && { file_type: type }),
	};
}
