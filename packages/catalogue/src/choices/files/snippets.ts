import { py, type Python, sh, type Shell, url } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { libraryOf } from "../../libraryOf.ts";
import { otherName } from "../otherNames.ts";
import { contentsOf } from "../contents/contents.ts";
import { isLanguage } from "../contents/textGguf.ts";
import { formatsOf } from "../contents/formats.ts";
import { reads } from "../reads.ts";
import { hasCode } from "../../loading/hasCode.ts";
import { isRepository, noRepository } from "../../loading/repository.ts";
import type { LoadSnippet } from "../../shapes.ts";

/** The ways to fetch the files and, if no program that the card names has code for the model, code that lists its weights. */
export function filesSnippets(model: ModelRecord): readonly LoadSnippet[] {
	const { id } = model;
	if (!isRepository(id)) return [noRepository(id)];
	return [
		{ title: "Download", code: sh`hf download ${id}` },
		{ title: "Python", code: python(id) },
		{ title: "Git", code: git(id) },
		...weights(model).map((code) => ({ title: "Weights", code })),
	];
}

function weights(model: ModelRecord): readonly Python[] {
	const { library_name: stated = "" } = model;
	const formats = formatsOf(model);
	if (lacksBase(model)) return formats.has("safetensors") ? [safetensors(model.id, NO_BASE)] : [];
	if (isServed(stated, model)) return [];
	const named = libraryOf(stated) ?? otherName(stated);
	if (named !== undefined)
		return !hasCode(named, model) && formats.has("safetensors") ? [safetensors(model.id, NO_CODE)] : [];
	if (formats.has("safetensors")) return [safetensors(model.id, NO_PROGRAM)];
	if (formats.has("pytorch")) return [pytorch(model.id)];
	return formats.has("gguf") && !isLanguage(contentsOf(model)) ? [gguf(model.id)] : [];
}

/** Whether the record is of an adapter and names no base model, with which alone it is loaded. */
function lacksBase(model: ModelRecord): boolean {
	const { adapter, bases } = contentsOf(model);
	return adapter !== undefined && bases.ids.length === 0;
}

const NO_PROGRAM = py`# This only lists the weights: the program that runs the model is not known.`;
const NO_CODE = py`# This only lists the weights: Vitrine has no code for this model with the library that its card names.`;
const NO_BASE = py`# This only lists the weights: the record does not name the base model to load them with.`;

const isServed = (stated: string, model: ModelRecord): boolean =>
	SERVERS.has(stated) && reads(stated, contentsOf(model)) !== "mismatch";

/** Programs that run models, where cards name them as the library. */
const SERVERS: ReadonlySet<string> = new Set(["vllm", "sglang"]);

const safetensors = (id: string, why: Python): Python => py`
	from pathlib import Path

	from huggingface_hub import snapshot_download
	from safetensors import safe_open

	${why}
	folder = snapshot_download(${id}, allow_patterns="*.safetensors")
	for path in sorted(Path(folder).rglob("*.safetensors")):
	    with safe_open(path, framework="numpy") as weights:
	        for name in weights.keys():
	            tensor = weights.get_slice(name)
	            print(path.name, name, tensor.get_shape(), tensor.get_dtype())
`;

const gguf = (id: string): Python => py`
	from pathlib import Path

	from gguf import GGUFReader
	from huggingface_hub import snapshot_download

	${NO_PROGRAM}
	folder = snapshot_download(${id}, allow_patterns="*.gguf")
	for path in sorted(Path(folder).rglob("*.gguf")):
	    for tensor in GGUFReader(path).tensors:
	        print(path.name, tensor.name, tensor.shape, tensor.tensor_type.name)
`;

const pytorch = (id: string): Python => py`
	from pathlib import Path

	import torch
	from huggingface_hub import snapshot_download

	${NO_PROGRAM}
	endings = ["*.bin", "*.ckpt", "*.pt", "*.pth"]
	folder = snapshot_download(${id}, allow_patterns=endings)
	for path in sorted(Path(folder).rglob("*")):
	    if path.suffix in {".bin", ".ckpt", ".pt", ".pth"}:
	        # Without weights_only, a file could run code.
	        weights = torch.load(path, map_location="cpu", weights_only=True)
	        print(path.name, list(weights) if isinstance(weights, dict) else type(weights))
`;

const python = (id: string): Python => py`
	from huggingface_hub import snapshot_download

	folder = snapshot_download(${id})
	print(folder)
`;

/** Without Git LFS, a clone has pointers in place of the weights. */
const git = (id: string): Shell => sh`
	git lfs install
	git clone ${url`https://huggingface.co/${id}`}
`;
