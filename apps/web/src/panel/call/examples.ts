/** Options whose words are JSON. */
export type JsonField = "response_format" | "tools" | "tool_choice";

/** What stands in the fields while they are empty. */
export const JSON_EXAMPLES: Readonly<Record<JsonField, string>> = {
	response_format: '{"type": "json_object"}',
	tools: '[{"type": "function", "function": {"name": "tide", "parameters": {"type": "object"}}}]',
	tool_choice: "auto",
};
