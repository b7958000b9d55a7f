import type { ModelRecord } from "@vitrine/model";
import { type Call, type CallOptions, isRefusal, plan, reasonOf, type Refusal } from "../src/index.ts";

/** A record of a task, named `acme/Model-1`. */
export const ofTask = (task: string, more: Partial<ModelRecord> = {}): ModelRecord => ({
	id: "acme/Model-1",
	tags: [],
	pipeline_tag: task,
	...more,
});

/** A chat model. */
export const chatModel: ModelRecord = { id: "acme/Chat-1", tags: ["conversational"], pipeline_tag: "text-generation" };

/** A record for a task, `conversational` included. */
export const calledAs = (task: string): ModelRecord => (task === "conversational" ? chatModel : ofTask(task));

/** The call; throws if there is none. */
export function planned(record: ModelRecord, options: CallOptions): Call {
	const call = plan(record, options);
	if (isRefusal(call)) throw new Error(`${call.field}: ${reasonOf(call)}`);
	return call;
}

/** The refusal; throws if there is a call. */
export function refusalOf(record: ModelRecord, options: CallOptions): Refusal {
	const refusal = plan(record, options);
	if (!isRefusal(refusal)) throw new Error("nothing was refused");
	return refusal;
}
