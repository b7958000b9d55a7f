import type { Value } from "@vitrine/code";
import { isObject } from "@vitrine/model";
import { refuse } from "../../refusal.ts";

/** The format of an answer; refuses one without a `type`, and a JSON schema without a schema. */
export function checkedFormat(format: Value): Value {
	const field = "response_format";
	if (!isObject(format) || typeof format["type"] !== "string")
		return refuse({ code: "wrong-response-format", field, got: format, lacksType: true });
	const schema = format["json_schema"];
	if (format["type"] === "json_schema" && !(isObject(schema) && isObject(schema["schema"])))
		return refuse({ code: "wrong-response-format", field, got: format, schema, lacksType: false });
	return format;
}

/** The tools that a model may call; refuses anything but a list of functions. */
export function checkedTools(tools: readonly Value[]): readonly Value[] {
	const refusal = { code: "wrong-tools", field: "tools", got: tools } as const;
	if (!Array.isArray(tools) || tools.length === 0) return refuse(refusal);
	const wrong: unknown = tools.find((tool) => !isTool(tool));
	return wrong === undefined ? tools : refuse({ ...refusal, tool: wrong });
}

/** The tool choice; refuses one without tools, and one that is not a tool. */
export function checkedChoice(choice: Value, tools: readonly Value[] | undefined): Value {
	const hasTools = tools !== undefined;
	if (hasTools && ((typeof choice === "string" && choice !== "") || isTool(choice))) return choice;
	return refuse({ code: "wrong-tool-choice", field: "tool_choice", got: choice, hasTools });
}

function isTool(tool: unknown): boolean {
	if (!isObject(tool) || typeof tool["type"] !== "string") return false;
	const called = tool["function"];
	return tool["type"] !== "function" || (isObject(called) && typeof called["name"] === "string");
}
