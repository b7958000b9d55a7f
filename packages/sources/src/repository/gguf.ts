import type { GgufInfo } from "@vitrine/model";
import { Bytes } from "./ggufBytes.ts";
import { type GgufField, readHeader } from "./ggufHeader.ts";
import type { Repository } from "./repository.ts";
import { WeightsError } from "./weightsError.ts";

/** The headers of a repository's first GGUF model, summed over its shards. */
export async function readGguf(repository: Repository): Promise<{ info?: GgufInfo; notes: readonly string[] }> {
	const [first, ...more] = shardsOf(repository);
	if (first === undefined) return { notes: [] };
	try {
		const { total, ...info } = await infoOf(repository, first);
		let sum = total;
		for (const shard of more) sum += (await infoOf(repository, shard)).total;
		return { info: { total: sum, ...info }, notes: [] };
	} catch (error) {
		if (!(error instanceof WeightsError)) throw error;
		return { notes: [`${repository.where}/${error.message}; ignored`] };
	}
}

const SHARD = /-(\d{5})-of-\d{5}\.gguf$/;

/** All files of the first model by name; projectors for images do not count. */
function shardsOf(repository: Repository): readonly string[] {
	const models = repository.files
		.map(({ path }) => path)
		.filter((path) => path.endsWith(".gguf") && !/(^|\/)mmproj/i.test(path));
	const [first] = models;
	if (first === undefined || !SHARD.test(first)) return models.slice(0, 1);
	const prefix = first.replace(SHARD, "");
	return models.filter((path) => SHARD.test(path) && path.replace(SHARD, "") === prefix);
}

async function infoOf(repository: Repository, path: string): Promise<GgufInfo & { total: number }> {
	const size = repository.files.find((file) => file.path === path)?.size ?? 0;
	const { metadata, tensors } = await readHeader(new Bytes(path, size, (range) => repository.read(path, range)));
	let total = 0;
	for await (const { shape } of tensors) total += shape.reduce((product, side) => product * side, 1);
	return { total, ...stated(new Map(metadata)) };
}

function stated(metadata: ReadonlyMap<string, GgufField[1]>): GgufInfo {
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
