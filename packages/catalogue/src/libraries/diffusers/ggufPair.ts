import { ident, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fittingCall } from "./fitting.ts";
import { start } from "./start.ts";

/** The two transformers of a family, one for each end of the noise, in GGUF files whose names tell them apart. */
export function ggufPair(model: ModelRecord, base: string, transformer: string): Python {
	const call = fittingCall(model.pipeline_tag, [base]);
	return py`
		${start({
			pipeline: call.pipeline,
			from: base,
			utils: call.utils,
			classes: [transformer, "GGUFQuantizationConfig"],
			imports: py`from huggingface_hub import hf_hub_download, list_repo_files`,
			before: py`
				files = [file for file in list_repo_files(${model.id}) if file.endswith(".gguf")]
				# Q4_K_M if the repository has it, else its first files.
				chosen = [file for file in files if "Q4_K_M" in file.upper()] or files
				transformer, transformer_2 = (
				    ${ident(transformer)}.from_single_file(
				        hf_hub_download(${model.id}, next(file for file in chosen if noise in file.lower())),
				        config=${base},
				        subfolder="transformer",
				        quantization_config=GGUFQuantizationConfig(compute_dtype=torch.bfloat16),
				        dtype=torch.bfloat16,
				    )
				    for noise in ("high", "low")
				)
			`,
			more: py`, transformer=transformer, transformer_2=transformer_2`,
		})}

		${call.code(model)}
	`;
}
