import type { ModelRecord } from "@vitrine/model";
import type { CallOptions } from "../options.ts";
import { refuse } from "../refusal.ts";

/** Refuses arguments whose types a compiler would have refused, where nothing later does. */
export function checkTypes(record: ModelRecord, options: CallOptions): void {
	check("model", record, record && typeof record === "object", "a record");
	check("options", options, options && typeof options === "object", "a record");
	const { id, pipeline_tag: tag, tags } = record;
	check("model.id", id, typeof id === "string", TEXT);
	check("model.tags", tags, Array.isArray(tags), "a list");
	for (const [field, got] of Object.entries({ "model.pipeline_tag": tag, ...namesIn(options) }))
		check(field, got, (got ?? "") === "" || typeof got === "string", TEXT);
}

const TEXT = "a text";

const namesIn = ({ provider, endpointUrl, providerId }: CallOptions) => ({ provider, endpointUrl, providerId });

function check(field: string, got: unknown, isRight: unknown, expected: string): void {
	if (!isRight) refuse({ code: "wrong-value", field, got, expected });
}
