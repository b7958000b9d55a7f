import type { Value } from "@vitrine/code";
import { exampleInput, isChat, isRefusal, NO_EXAMPLE, plan } from "@vitrine/inference";
import { isObject, type ModelRecord } from "@vitrine/model";
import type { InputView } from "../shapes/view.ts";

/** The input field, with the model's own example. */
export function inputOf(record: ModelRecord): InputView {
	if (isChat(record)) return { field: "prompt", label: "Prompt", example: promptIn(exampleInput(record)), lines: 2 };
	const example = exampleInput(record, { oneLine: true, unquoted: true });
	if (typeof example !== "string")
		return { field: "inputs", label: "Input, as JSON", example: JSON.stringify(example), lines: 4 };
	const label = sendsFile(record) ? "File" : "Input";
	return { field: "inputs", label, example: example === NO_EXAMPLE ? "" : example, lines: label === "File" ? 1 : 2 };
}

/** The text of the first message. */
function promptIn(example: Value): string {
	const [first] = Array.isArray(example) ? example : [];
	const content = isObject(first) ? first["content"] : undefined;
	if (typeof content === "string") return content;
	const part = Array.isArray(content)
		? content.find((part) => isObject(part) && typeof part["text"] === "string")
		: undefined;
	return isObject(part) ? String(part["text"]) : "";
}

/** Whether the input names a file whose bytes are sent. Depends only on the task, so no id can change it. */
function sendsFile({ tags, pipeline_tag }: ModelRecord): boolean {
	const record = { id: "owner/name", tags, ...(pipeline_tag !== undefined && { pipeline_tag }) };
	const call = plan(record, { provider: "hf-inference" });
	const kind = isRefusal(call) ? undefined : call.kind;
	return kind === "basicAudio" || kind === "basicImage" || kind === "zeroShotImageClassification";
}
