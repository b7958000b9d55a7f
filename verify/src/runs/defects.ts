import type { Defect } from "../check.ts";

/** The defects that running Python snippets must find. */
export const DEFECTS: readonly Defect[] = [
	{
		name: "a class that does not exist",
		languages: ["python"],
		plant: (text) => {
			const name = /^from \S+ import (?:\w+, )*([A-Z]\w+)/m.exec(text)?.[1];
			return name === undefined ? undefined : text.replace(new RegExp(`\\b${name}\\b`, "g"), `${name}ForHerons`);
		},
	},
	{
		name: "a method that does not exist",
		languages: ["python"],
		plant: (text) =>
			replaced(text, /(?<=\w\.)(?:from_pretrained|generate|encode|predict|save|load)(?=\()/, (name) => `${name}_it`),
	},
	{
		name: "another model",
		languages: ["python"],
		plant: (text, { model }) => replaced(text, `${model.id}"`, () => `${model.id}-x"`),
	},
	{
		name: "a file that does not exist",
		languages: ["python"],
		plant: (text, { model }) =>
			replaced(text, new RegExp(`(?<=hf_hub_download\\(\\s*"${model.id}",\\s*")[^"]+`), (name) => `x-${name}`),
	},
	{
		name: "an argument with another name",
		languages: ["python"],
		plant: (text) =>
			replaced(
				text,
				/(?<=\b(?:pipe|pipeline)\([^()]*)\b(?:model|prompt|images?|question|table)(?==)/,
				(name) => `${name}_x`,
			),
	},
	{
		name: "weights that are not read",
		languages: ["python"],
		plant: (text) => replaced(text, /(?<=\bcreate_model\([^()]*)pretrained=True/, () => "pretrained=False"),
	},
	{ name: "a program that reads no model", languages: ["python"], plant: () => 'print("done")\n' },
];

/** The defects that running JavaScript snippets must find. */
export const JAVASCRIPT_DEFECTS: readonly Defect[] = [
	{
		name: "another model",
		languages: ["js"],
		plant: (text, { model }) => replaced(text, `"${model.id}"`, () => `"${model.id}-x"`),
	},
	{
		name: "a task that does not exist",
		languages: ["js"],
		plant: (text) => replaced(text, /(?<=pipeline\(\s*")/, () => "heron-"),
	},
	{
		name: "a method that does not exist",
		languages: ["js"],
		plant: (text) => replaced(text, /await pipe\(/, () => "await pipe.say("),
	},
	{ name: "a program that reads no model", languages: ["js"], plant: () => 'console.log("done");\n' },
];

/** The defects that starting apps must find. */
export const APP_DEFECTS: readonly Defect[] = [
	{
		name: "another model",
		languages: ["sh"],
		plant: (text, { model }) => replaced(text, new RegExp(`(?<=--model ${model.id})(?=\\s)`), () => "-x"),
	},
	{
		name: "another port",
		languages: ["sh"],
		plant: (text) => replaced(text, /(?<=--port )8080/, () => "8081"),
	},
	{
		name: "a request to an address that does not exist",
		languages: ["sh"],
		plant: (text) => replaced(text, /(?<=localhost:\d+\/v1\/)chat/, () => "herons"),
	},
	{
		name: "an option that does not exist",
		languages: ["sh"],
		plant: (text) => replaced(text, /--(?=model )/, () => "--heron "),
	},
];

function replaced(text: string, pattern: RegExp | string, write: (found: string) => string): string | undefined {
	const changed = text.replace(pattern, write);
	return changed === text ? undefined : changed;
}
