import recorded from "./hf-inference.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const hfInference: ProviderEntry = {
	id: "hf-inference",
	label: "HF Inference",
	website: "https://huggingface.co/docs/inference-providers/providers/hf-inference",
	hubOrg: "hf-inference",
	access: "open",
	auth: "Bearer",
	status: "stable",
	calls: recorded.calls,
};
