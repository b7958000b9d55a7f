import { ident, py, type Python, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { basesOf } from "../../choices/contents/bases.ts";
import { formatsOf, isForGguf } from "../../choices/contents/formats.ts";
import { familyOf } from "../../choices/families.ts";
import { foundGguf } from "../../loading/foundGguf.ts";
import { ggufFile } from "../../loading/ggufFile.ts";
import { fittingCall } from "./fitting.ts";
import { ggufPair } from "./ggufPair.ts";
import { start } from "./start.ts";

/** A transformer in a GGUF file, with the other parts of its base model; undefined for other files and unknown bases. */
export function ggufTransformer(model: ModelRecord): Python | undefined {
	const family = isForGguf(model, formatsOf(model)) ? familyOf(basesOf(model).ids) : undefined;
	if (family?.transformer === undefined) return undefined;
	const { base, transformer } = family;
	if (family.isPair === true) return ggufPair(model, base, transformer);
	const call = fittingCall(model.pipeline_tag, [base]);
	const file = ggufFile(model)?.path;
	return py`
		${start({
			pipeline: call.pipeline,
			from: base,
			utils: call.utils,
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
		})}

		${call.code(model)}
	`;
}
