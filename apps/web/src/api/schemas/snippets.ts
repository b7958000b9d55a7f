import { OPTION_FACTS, type OptionFacts, wireName } from "@vitrine/inference";
import { z } from "zod";
import { modelId, text, texts } from "../fields.ts";
import { fit, level } from "./model.ts";

/** Values of a list in an option. */
const MOST = 200;

/** An option of a call by its facts; what only the plan can decide is left to it. */
function optionSchema({ type, values, isList, isWhole, least = 0, most = 1e9 }: OptionFacts): z.ZodType {
	if (values) return z.enum(values as readonly [string, ...string[]]);
	if (type === "flag") return z.boolean();
	if (type === "number") return (isWhole ? z.int() : z.number()).min(least).max(most);
	if (type === "text") return text(2_000, "A text");
	return isList ? z.array(z.record(z.string(), z.unknown())).max(MOST) : z.unknown();
}

const sentenceOf = ({ summary }: OptionFacts): string => `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;

const callOptions = Object.fromEntries(
	OPTION_FACTS.map((fact) => [
		wireName(fact),
		optionSchema(fact)
			.optional()
			.meta({ description: sentenceOf(fact) }),
	]),
);

/** What to write, besides for which model. */
const snippetOptions = {
	task: text(100, "Code for this task instead of the one that the record states.").optional(),
	kinds: z
		.array(z.enum(["load", "call", "app"]))
		.min(1)
		.max(3)
		.optional()
		.meta({ description: "Code to load the model, to call it over HTTP, to open it in a local app; all by default." }),
	languages: z
		.array(z.enum(["python", "js", "sh", "text"]))
		.min(1)
		.max(4)
		.optional()
		.meta({ description: "Only these; `text` is for notes and links." }),
	libraries: texts("Only these libraries, by key; `files` only fetches the files."),
	apps: texts("Only these local apps, by key."),
	clients: texts("Only these clients of calls, such as `python/requests`."),
	quant: text(100, "The quantization that an app opens, such as `Q4_K_M`.").optional(),
	file: text(1_000, "The file that an app opens, as a path in the repository.").optional(),
	...callOptions,
} as const;

export const snippetQuery = z.strictObject({ model: modelId(), ...snippetOptions });

/** A body may contain a record, for a model that is not in the index. */
export const snippetBody = z.strictObject({
	model: z.union([
		modelId(),
		z
			.looseObject({ id: modelId() })
			.meta({ description: "A record, in the field names of a hub; see `/docs/sources#fields`." }),
	]),
	...snippetOptions,
});

const checkedHere = z.record(z.string(), z.unknown());

/** A piece of code, or a note in its place. */
const snippet = z
	.strictObject({
		kind: z.enum(["load", "call", "app"]),
		language: z.enum(["python", "js", "sh", "text"]),
		library: z.string().nullable().optional(),
		app: z.string().optional(),
		client: z.string().optional(),
		title: z.string().optional(),
		content: z.string(),
		install: z.string().optional().meta({ description: "The command that installs the package of a client." }),
		rule: z.string().optional(),
		reason: z.string().optional().meta({ description: "Why this library is offered." }),
		fit: fit.optional(),
		note: z.string().optional(),
		level: level.nullable().optional(),
		checked: z.strictObject({ date: z.string(), tools: z.record(z.string(), z.string()) }).optional(),
		levelReason: z.string().optional().meta({ description: "Why the level is not higher." }),
		standing: z.string().optional().meta({ description: "What was checked, with what and when, as a sentence." }),
		here: checkedHere.optional(),
	})
	.meta({ id: "Snippet" });

export const snippetsAnswer = z.strictObject({
	model: z.string(),
	snippets: z.array(snippet),
	notes: z.array(z.string()).meta({ description: "What was ignored, and why there is no code of a kind." }),
	errors: z.array(z.strictObject({ message: z.string(), field: z.string().optional(), code: z.string().optional() })),
});
