import type { Defect } from "../defect.ts";

/** What running a snippet must find. */
export const DEFECTS: readonly Defect[] = [
	{
		name: "a class that is not there",
		languages: ["python"],
		plant: (text) => {
			const name = /^from \S+ import (?:\w+, )*([A-Z]\w+)/m.exec(text)?.[1];
			return name === undefined ? undefined : text.replace(new RegExp(`\\b${name}\\b`, "g"), `${name}ForHerons`);
		},
	},
	{
		name: "a method that is not there",
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
		name: "a file that is not there",
		languages: ["python"],
		plant: (text, { model }) =>
			replaced(text, new RegExp(`(?<=hf_hub_download\\(\\s*"${model.id}",\\s*")[^"]+`), (name) => `x-${name}`),
	},
	{
		name: "an argument of another name",
		languages: ["python"],
		plant: (text) =>
			replaced(
				text,
				/(?<=\b(?:pipe|pipeline)\([^()]*)\b(?:model|prompt|images?|question|table)(?==)/,
				(name) => `${name}_x`,
			),
	},
	{ name: "a program that reads no model", languages: ["python"], plant: () => 'print("done")\n' },
];

function replaced(text: string, found: RegExp | string, write: (found: string) => string): string | undefined {
	const other = text.replace(found, write);
	return other === text ? undefined : other;
}
