import recorded from "./hf-inference.generated.json" with { type: "json" };
import type { ProviderEntry, RecordedRequest } from "./shapes.ts";

export const hfInference: ProviderEntry = {
	id: "hf-inference",
	label: "HF Inference",
	website: "https://huggingface.co/docs/inference-providers/providers/hf-inference",
	hubOrg: "hf-inference",
	access: "open",
	auth: "Bearer",
	status: "stable",
	calls: {
		...recorded.calls,
		"zero-shot-image-classification": recorded.calls["zero-shot-image-classification"].map(withImageAsText),
	},
};

/**
 * The JavaScript client wraps the image in an object. The published schema wants its base64 text, which the Python
 * client sends.
 */
function withImageAsText(request: RecordedRequest & { readonly json: object }): RecordedRequest {
	return { ...request, json: { ...request.json, inputs: "{base64}" } };
}
