import type { Demo, DemoItem, TaskEntry } from "../src/shapes.ts";
import type { Check } from "./descriptionFacts.ts";

/** The checks of each item that the demo of a task shows. */
export const demoChecks = ({ demo }: TaskEntry): readonly Check[] =>
	(["inputs", "outputs"] as const).flatMap((side) =>
		demo[side].flatMap((item, at) =>
			conditions(item, demo).map(([name, value, ok, expected]) => ({
				field: `demo.${side}[${at}]${name && `.${name}`}`,
				value,
				ok,
				expected,
			})),
		),
	);

type Condition = readonly [field: string, value: unknown, ok: boolean, expected: string];
type Item<T extends DemoItem["type"]> = Extract<DemoItem, { readonly type: T }>;

function conditions(item: DemoItem, demo: Demo): readonly Condition[] {
	switch (item.type) {
		case "text":
			return [written("label", item.label), written("content", item.content)];
		case "img":
			return [file(item.filename, ".svg"), described(item.alt)];
		case "audio":
			return [file(item.filename, ".wav")];
		case "chart":
			return chart(item);
		case "tabular":
			return tabular(item);
		case "text-with-tokens":
			return withTokens(item, demo);
	}
}

const written = (field: string, text: string): Condition => [field, text, text.trim() !== "", "write it."];

const file = (name: string, ending: string): Condition => [
	"filename",
	name,
	name.endsWith(ending) && /^[\w-]+$/.test(name.slice(0, -ending.length)),
	`name a ${ending} file of packages/catalogue/media: letters, digits, "-" and "_".`,
];

const described = (alt: string): Condition => [
	"alt",
	alt,
	alt.length > 20,
	"describe what the image shows, in more than 20 characters.",
];

function chart({ data }: Item<"chart">): readonly Condition[] {
	const scores = data.map(({ score }) => score);
	const labels = data.map(({ label }) => label);
	return [
		["data", scores, scores.every((score) => score >= 0 && score <= 1), "write scores from 0 to 1."],
		["data", scores, scores.join() === scores.toSorted((a, b) => b - a).join(), "put the best score first."],
		["data", labels, new Set(labels).size === labels.length, "write each label once."],
	];
}

function tabular({ table }: Item<"tabular">): readonly Condition[] {
	const [names = [], ...rows] = table;
	return [
		["table", table, rows.length > 0, "write a row of column names, then the rows."],
		[
			"table",
			table,
			rows.every((row) => row.length === names.length),
			"write as many cells as column names in each row.",
		],
		["table", names, new Set(names).size === names.length, "write each column name once."],
	];
}

function withTokens({ text, tokens }: Item<"text-with-tokens">, { inputs }: Demo): readonly Condition[] {
	const given = inputs.map((input) => (input.type === "text" ? input.content : undefined));
	return [
		["text", text, given.includes(text), "copy the content of an input."],
		...tokens.map((token, at): Condition => {
			const isAfter = token.start >= (tokens[at - 1]?.end ?? 0);
			return [`tokens[${at}]`, token, isAfter && isWhole(text, token), "mark whole words of the text, in order."];
		}),
	];
}

/** Whether a token has a type, and starts and ends where a word of the text does. */
const isWhole = (text: string, { type, start, end }: Item<"text-with-tokens">["tokens"][number]): boolean =>
	type !== "" &&
	end <= text.length &&
	/^\p{L}.*\p{L}$/u.test(text.slice(start, end)) &&
	!/\p{L}/u.test(text.slice(Math.max(0, start - 1), start) + text.slice(end, end + 1));
