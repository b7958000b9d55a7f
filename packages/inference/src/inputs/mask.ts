import type { ModelRecord } from "@vitrine/model";

/** The mask token that the record states, or that of its architecture; else `[MASK]`, as BERT has it. */
export function maskToken({ mask_token: stated, config, tags }: ModelRecord): string {
	if (stated !== undefined) return stated;
	const architectures = config?.model_type === undefined ? tags : [config.model_type];
	return architectures.some((name) => ANGLED.test(name)) ? "<mask>" : "[MASK]";
}

/** Architectures, as transformers names them, whose tokenizers have `<mask>`; on the hub they are also tags. */
const ANGLED = /^((xlm-)?roberta|camembert|m?bart|mpnet|longformer|esm|xlnet)$/;
