import { ident, py, type Python, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { basesOf } from "../../choices/contents/bases.ts";
import { formatsOf, isForGguf } from "../../choices/contents/formats.ts";
import { familyOf, MODULAR } from "../../choices/families.ts";
import { foundGguf } from "../../loading/foundGguf.ts";
import { ggufFile } from "../../loading/ggufFile.ts";
import { fittingCall } from "./fitting.ts";
import { ggufPair } from "./ggufPair.ts";
import { modularCall } from "./modular.ts";
import { type Start, start } from "./start.ts";

/** A transformer in a GGUF file, with the other parts of its base model; undefined for other files and unknown bases. */
export function ggufTransformer(model: ModelRecord): Python | undefined {
	const family = isForGguf(model, formatsOf(model)) ? familyOf(basesOf(model).ids) : undefined;
	if (family?.partOfBlocks !== undefined) return inBlocks(model, family.base, family.partOfBlocks);
	if (family?.transformer === undefined) return undefined;
	const { base, transformer } = family;
	if (family.isPair === true) return ggufPair(model, base, transformer);
	const call = fittingCall(model.pipeline_tag, [base]);
	return py`
		${startWith(model, base, transformer, call)}

		${call.code(model)}
	`;
}

function inBlocks(model: ModelRecord, base: string, transformer: string): Python {
	const { code, ...call } = modularCall(model, base);
	return py`
		${startWith(model, base, transformer, { ...call, pipeline: MODULAR })}

		${code}
	`;
}

/** A pipeline whose transformer is read from a GGUF file. */
function startWith(
	model: ModelRecord,
	base: string,
	transformer: string,
	{ pipeline, utils, workflow }: Pick<Start, "pipeline" | "utils" | "workflow">,
): Python {
	const file = ggufFile(model)?.path;
	return start({
		pipeline,
		from: base,
		...(utils && { utils }),
		...(workflow !== undefined && { workflow }),
		classes: [transformer, "GGUFQuantizationConfig"],
		imports: py`from huggingface_hub import hf_hub_download${when(file === undefined, py`, list_repo_files`)}`,
		before: py`
				${file === undefined ? foundGguf(model.id) : py``}
				transformer = ${ident(transformer)}.from_single_file(
				    hf_hub_download(${model.id}, ${file ?? py`file`}),
				    config=${base},
				    subfolder="transformer",
				    quantization_config=GGUFQuantizationConfig(compute_dtype=torch.bfloat16),
				    dtype=torch.bfloat16,
				)
			`,
		more: py`, transformer=transformer`,
	});
}
