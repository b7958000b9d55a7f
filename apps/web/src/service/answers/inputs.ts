import { exampleInput, isChat, NO_EXAMPLE } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import type { Asked } from "../../api/operations/index.ts";
import type { Reads } from "../reads.ts";
import { taskOf } from "./catalogue.ts";
import { modelOf } from "./found.ts";

export async function getInputs(
	{ id, model, chat = false, oneLine = false, unquoted = false }: Asked<"getInputs">,
	reads: Reads,
): Promise<object> {
	const task = taskOf(id, "id");
	const known = model === undefined ? undefined : (await modelOf(reads, model, "model")).record;
	const record = { ...withTask(known, task), ...(chat && { tags: [...(known?.tags ?? []), "conversational"] }) };
	const input = exampleInput(record, { oneLine, unquoted });
	return { task, isChat: isChat(record), defined: input !== NO_EXAMPLE, input };
}

const withTask = (record: ModelRecord = { id: "owner/name", tags: [] }, task: string): ModelRecord => ({
	...record,
	pipeline_tag: task,
});
