import type { ModelRecord } from "@vitrine/model";
import type { CallOptions } from "../src/index.ts";

/** A record of a task, called `acme/Model-1`. */
export const ofTask = (task: string, more: Partial<ModelRecord> = {}): ModelRecord => ({
	id: "acme/Model-1",
	tags: [],
	pipeline_tag: task,
	...more,
});

/** A chat model. */
export const chatModel: ModelRecord = { id: "acme/Chat-1", tags: ["conversational"], pipeline_tag: "text-generation" };

/** A record that is filed under a task, `conversational` included. */
export const filedUnder = (task: string): ModelRecord => (task === "conversational" ? chatModel : ofTask(task));

/** The messages an options object would log, and the options that log them. */
export function logging(options: CallOptions): { options: CallOptions; logged: string[] } {
	const logged: string[] = [];
	return { logged, options: { ...options, log: (message) => logged.push(message) } };
}
