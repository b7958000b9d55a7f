import type { Value } from "@vitrine/code";
import { isObject, shown } from "@vitrine/model";
import { InputError } from "../errors.ts";

/** The form an answer is to have; anything without a `type` is an InputError. */
export function checkedFormat(format: Value): Value {
	if (!isObject(format) || typeof format["type"] !== "string")
		throw new InputError(
			"response_format",
			format,
			`${shown(format)} is not {type, …}. Use {"type": "json_object"} or {"type": "json_schema", "json_schema": {"name", "schema"}}.`,
		);
	const schema = format["json_schema"];
	if (format["type"] === "json_schema" && !(isObject(schema) && isObject(schema["schema"])))
		throw new InputError(
			"response_format",
			format,
			`\`json_schema\` is ${schema === undefined ? "missing" : shown(schema)}. Give {name, schema}, the schema an object.`,
		);
	return format;
}

/** The tools a model may ask for; a list of anything but functions is an InputError. */
export function checkedTools(tools: readonly Value[]): readonly Value[] {
	const isList = Array.isArray(tools) && tools.length > 0;
	if (isList && tools.every(isTool)) return tools;
	const wrong: unknown = isList ? tools.find((tool) => !isTool(tool)) : tools;
	throw new InputError(
		"tools",
		tools,
		`${shown(wrong)} is not ${isList ? "a tool" : "a list of tools"}. Each is {"type": "function", "function": {"name", "description", "parameters"}}.`,
	);
}

/** Which of the tools to ask for; an InputError where there are none, or where the choice is none of them. */
export function checkedChoice(choice: Value, tools: readonly Value[] | undefined): Value {
	if (tools === undefined)
		throw new InputError("tool_choice", choice, `${shown(choice)} chooses among tools, and no \`tools\` are given.`);
	if ((typeof choice === "string" && choice !== "") || isTool(choice)) return choice;
	throw new InputError(
		"tool_choice",
		choice,
		`${shown(choice)} is not a choice. Use "auto", "none", "required" or {"type": "function", "function": {"name"}}.`,
	);
}

function isTool(tool: unknown): boolean {
	if (!isObject(tool) || typeof tool["type"] !== "string") return false;
	const called = tool["function"];
	return tool["type"] !== "function" || (isObject(called) && typeof called["name"] === "string");
}
