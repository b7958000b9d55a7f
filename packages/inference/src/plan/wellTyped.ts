import type { ModelRecord } from "@vitrine/model";
import type { CallOptions } from "../options.ts";
import { refuse } from "../refusal.ts";

/** Refuses arguments whose types a compiler would have refused, where nothing later does. */
export function checkTypes(record: ModelRecord, options: CallOptions): void {
	checkRecord("model", record);
	checkRecord("options", options);
	const { provider, endpointUrl, providerId } = options;
	check("model.tags", record.tags, Array.isArray(record.tags), "a list");
	checkText("model.id", record.id ?? {});
	checkText("model.pipeline_tag", record.pipeline_tag);
	checkText("provider", provider);
	checkText("endpointUrl", endpointUrl);
	checkText("providerId", providerId);
}

const checkText = (field: string, got: unknown): void => check(field, got, typeof (got ?? "") === "string", "a string");

const checkRecord = (field: string, got: unknown): void => check(field, got, Object(got) === got, "a record");

function check(field: string, got: unknown, isRight: boolean, expected: string): void {
	if (!isRight) refuse({ code: "wrong-value", field, got, expected });
}
