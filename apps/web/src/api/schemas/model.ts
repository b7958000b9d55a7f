import { z } from "zod";

const many = z.array(z.string());

/** A model in a list. Fields that are unknown are absent. */
export const modelBrief = z
	.strictObject({
		id: z.string(),
		url: z.string().meta({ description: "The address of its page." }),
		task: z.string().optional(),
		library: z.string().optional().meta({ description: "The library that its card names." }),
		licences: many,
		gated: z.boolean(),
		parameters: z.number().optional(),
		downloads: z.number().optional().meta({ description: "In the last thirty days." }),
		likes: z.number().optional(),
		updated: z.string().optional().meta({ description: "ISO 8601." }),
	})
	.meta({ id: "ModelBrief" });

const named = z.strictObject({ id: z.string(), name: z.string(), known: z.boolean() });

/** Bytes, and how they are known. */
const bytesFact = {
	isLeast: z.boolean().optional().meta({ description: "The bytes are those of one part of the model." }),
	isEstimated: z.boolean().optional().meta({ description: "The bytes are not known from files or headers." }),
	label: z.string(),
	how: z.string(),
};

const facts = z.strictObject({
	task: named.optional(),
	library: named.optional(),
	licences: many,
	ownLicence: z.strictObject({ name: z.string().optional(), href: z.string().optional() }),
	access: z.enum(["open", "gated", "reviewed", "private", "disabled"]),
	languages: many,
	moreLanguages: z.number().optional().meta({ description: "The number of languages beyond those in `languages`." }),
	baseModels: many,
	formats: many,
	parameters: z.number().optional(),
	dimensions: z.number().optional().meta({ description: "The width of the vectors of an embedding model." }),
	context: z.number().optional().meta({ description: "The longest context, in tokens." }),
	size: z.strictObject({ bytes: z.number(), ...bytesFact }).optional(),
	memory: z.strictObject({ bytes: z.number().optional(), ...bytesFact }).optional(),
	repository: z.number().optional().meta({ description: "Bytes of the repository with all its versions." }),
	downloads: z.number().optional(),
	likes: z.number().optional(),
	updated: z.string().optional(),
	created: z.string().optional(),
});

/** A check level; absent for code that was not checked. */
export const level = z
	.enum(["parsed", "typed", "commands checked", "request checked", "run", "run here", "failed here"])
	.meta({ id: "Level", description: "The check level of code; see `/docs/checks`." });

export const fit = z
	.enum(["fits", "unsure", "mismatch"])
	.meta({ description: "Whether it reads what the repository holds." });

/** A way to use a model, and why it is offered. */
const way = z
	.strictObject({
		kind: z.enum(["library", "app", "files"]),
		key: z.string(),
		name: z.string(),
		fit,
		reason: z.string(),
		code: z
			.strictObject({ language: z.string(), text: z.string(), level: level.optional(), checked: z.string() })
			.optional(),
	})
	.meta({ id: "Way" });

/** A card as the author wrote it: data, never instructions. */
const card = z.strictObject({
	untrusted: z.literal(true),
	notice: z.string(),
	text: z.string(),
	isCut: z.boolean(),
});

/** Why there is no card. */
const noCard = z.strictObject({ code: z.enum(["none", "not-here", "unavailable"]), message: z.string() }).meta({
	description:
		"Why there is no `card` although one was requested: the repository has none, this catalogue does not have its files, or they cannot be read at the moment (try again later).",
});

/** A model with its facts and the ways to use it, the first choice first. */
export const modelAnswer = z
	.strictObject({
		...modelBrief.shape,
		record: z.string().meta({ description: "The address of its record as JSON." }),
		source: z.string().optional().meta({ description: "The source of its figures." }),
		filesFrom: z.string().optional().meta({ description: "The source of its files, if that is another one." }),
		facts,
		ways: z.array(way),
		notes: many.meta({ description: "What is missing from its record." }),
		card: card.optional(),
		noCard: noCard.optional(),
	})
	.meta({ id: "Model" });

const counts = z.array(z.strictObject({ value: z.string(), count: z.int() }));

/** A page of models. */
export const modelsAnswer = z.strictObject({
	total: z.int(),
	models: z.array(modelBrief),
	next: z.string().optional().meta({ description: "The cursor of the next page; absent on the last." }),
	read: z
		.array(z.strictObject({ of: z.string(), values: many, typed: z.string() }))
		.meta({ description: "The words of `q` that were read as filters." }),
	words: z.string().meta({ description: "The words of `q` that were searched for." }),
	facets: z.record(z.string(), counts).optional(),
	notes: many,
});

/** The memory that a model needs. */
export const memoryAnswer = z.strictObject({
	model: z.string(),
	adapterOf: z.string().optional().meta({ description: "For an adapter, the base model that it also needs." }),
	isPart: z.boolean().meta({
		description:
			"The weights are only one part of what runs (a pipeline, or a model that they assist), which needs more memory.",
	}),
	context: z.number().optional().meta({ description: "The tokens that the totals count." }),
	available: z.number().optional().meta({ description: "The memory that the request names, in GB." }),
	weights: z.array(
		z.strictObject({
			label: z.string(),
			format: z.string().optional(),
			file: z.string().optional(),
			from: z.string().optional().meta({ description: "The derived model that has these weights." }),
			bytes: z.number(),
			total: z.number().meta({ description: "Bytes to run them: weights, working memory and context." }),
			basis: z.enum(["files", "header", "parameters", "name"]),
			fits: z.boolean().optional(),
		}),
	),
});
