import type { Demo, DemoItem, ExampleFacts, Pointer, Source, TaskInfo, TaskName } from "@vitrine/catalogue";
import { facts, paragraph } from "./format.ts";
import type { Io } from "./io.ts";

/** Everything about a task as text: its facts, then a section for each list that is not empty. */
export function taskText(io: Io, name: TaskName, info: TaskInfo): string {
	return [
		factsOf(io, name, info),
		paragraph(info.summary),
		...sectionsOf(name, info).flatMap(([title, lines]) =>
			lines.length === 0 ? [] : [`${io.style("bold", title)}\n${lines.join("")}`],
		),
	].join("\n");
}

const factsOf = (io: Io, { id, name, modality, retired, hideInModels, hideInDatasets }: TaskName, info: TaskInfo) =>
	facts(io, [
		["id", id],
		["name", name],
		["modality", modality],
		["note", retired && `retired: see ${retired.pointsTo}`],
		["listed under", info.canonicalId],
		["now listed under", info.canonicalIdToday],
		["hidden in", [hideInModels && "models", hideInDatasets && "datasets"].filter(Boolean).join(", ")],
		["page", info.isPlaceholder ? "has only facts so far" : undefined],
		["video", info.youtubeId && `https://www.youtube.com/watch?v=${info.youtubeId}`],
	]);

type Section = readonly [title: string, lines: readonly string[]];

function sectionsOf({ subtasks = [] }: TaskName, info: TaskInfo): readonly Section[] {
	return [
		["Input", info.demo.inputs.flatMap(demoLines)],
		["Output", info.demo.outputs.flatMap(demoLines)],
		["About the example", noteOf(info.demo)],
		["Example model", exampleLines(info)],
		["Variants", subtasks.map(({ type, name: label }) => item(label, info.variants?.[type]))],
		["How to choose a model", separate(info.choosing)],
		["How to measure", separate(info.measuring)],
		["Metrics", info.metrics.map(pointer)],
		["Models", info.models.map(pointer)],
		["Models of the demo", info.widgetModels.map((id) => item(id))],
		["Datasets", info.datasets.map(pointer)],
		["Spaces", info.spaces.map(pointer)],
		["Libraries", listOf(info.libraries)],
		["Hosted with", listOf(info.inferenceLibraries)],
	];
}

const noteOf = ({ note }: Demo): readonly string[] => (note === undefined ? [] : [paragraph(note, "  ")]);
const listOf = (names: readonly string[]): readonly string[] =>
	names.length === 0 ? [] : [paragraph(names.join(", "), "  ")];

const pointer = ({ id, description, stated }: Pointer): string =>
	item(id, stated ? `${description} (${readIn(stated)})` : description);

/** The model that the page of the task shows code for, and what was read of it where. */
function exampleLines({ example, exampleSources = [] }: TaskInfo): readonly string[] {
	if (example === undefined) return [];
	const read = exampleSources.map(({ value, ...source }) => item(factsText(value), readIn(source)));
	return [item(example.id), ...read];
}

const factsText = ({ parameters, bytes, licence, gated }: ExampleFacts): string =>
	[
		...(parameters === undefined ? [] : [`${parameters.toLocaleString("en")} parameters`]),
		...(bytes === undefined ? [] : [`${bytes.toLocaleString("en")} bytes`]),
		...(licence === undefined ? [] : [licence]),
		...(gated === undefined ? [] : ["not gated"]),
	].join(", ");

const readIn = ({ source, day }: Source): string => `${source}, read ${day}`;

/** Paragraphs with an empty line between them. */
const separate = (texts: readonly string[] = []): readonly string[] =>
	texts.map((text, at) => `${at === 0 ? "" : "\n"}${paragraph(text, "  ")}`);

const item = (name: string, description?: string): string =>
	paragraph(description === undefined ? name : `${name}: ${description}`, "  ", "    ");

/** An item of a demo, in lines. */
function demoLines(one: DemoItem): readonly string[] {
	switch (one.type) {
		case "text":
			return [item(one.label, one.content)];
		case "img":
			return [item(one.standsFor ?? "image", `${one.alt} (${one.filename})`)];
		case "audio":
			return [item(one.label ?? "audio", one.filename)];
		case "chart":
			return one.data.map(({ label, score }) => item(label, String(score)));
		case "tabular":
			return one.table.map((row) => item(row.join(" | ")));
		case "text-with-tokens":
			return [item(one.text), ...one.tokens.map(({ type, start, end }) => item(type, one.text.slice(start, end)))];
	}
}
