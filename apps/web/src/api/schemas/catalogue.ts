import { z } from "zod";
import { level, modelBrief } from "./model.ts";

const many = z.array(z.string());
const unknownObject = z.record(z.string(), z.unknown());

/** Filters of a hub that leave a task out. */
const hidden = { hideInModels: z.literal(true).optional(), hideInDatasets: z.literal(true).optional() };

const taskBrief = z.strictObject({
	id: z.string(),
	name: z.string(),
	url: z.string(),
	modality: z.string(),
	summary: z.string(),
	models: z.int(),
	...hidden,
	code: z
		.strictObject({ level: level.optional(), text: z.string() })
		.nullable()
		.meta({ description: "The check level of the code that is shown first for an example model; null without one." }),
});

export const tasksAnswer = z.strictObject({ tasks: z.array(taskBrief) });

const pointer = { id: z.string(), description: z.string() };
const pointers = z.array(z.strictObject(pointer));
const recommended = z.array(
	z.strictObject({
		...pointer,
		stated: z
			.strictObject({ source: z.string(), day: z.iso.date() })
			.optional()
			.meta({ description: "Where the size, licence or access that the description states was read." }),
	}),
);

export const taskAnswer = z.strictObject({
	id: z.string(),
	name: z.string(),
	url: z.string(),
	summary: z.string(),
	subtasks: z.array(z.strictObject({ id: z.string(), name: z.string() })),
	models: z.int(),
	mostUsed: z.array(modelBrief),
	suggested: many.meta({ description: "Recommended models that are not here." }),
	example: z.string().optional(),
	libraries: z.array(
		z.strictObject({ key: z.string(), name: z.string(), url: z.string(), models: z.int(), hosted: z.boolean() }),
	),
	providers: z.array(z.strictObject({ id: z.string(), name: z.string(), url: z.string() })),
	recommended,
	datasets: pointers,
	metrics: pointers,
	spaces: pointers,
	widgetModels: many,
	demo: unknownObject,
	youtubeId: z.string().optional(),
	canonicalId: z.string().optional().meta({ description: "The task under which hubs list it." }),
	canonicalIdToday: z.string().optional().meta({ description: "The value that hubs use now, if it differs." }),
	...hidden,
	isPlaceholder: z.boolean(),
	choosing: many.optional(),
	measuring: many.optional(),
	variants: z.record(z.string(), z.string()).optional(),
});

/** The licence, languages and platforms of a library or an app, with what was read. */
const facts = z.array(
	z.strictObject({
		name: z.enum(["Licence", "Languages", "Platforms"]),
		text: z.string().meta({ description: "The value, or a sentence that says why none is known." }),
		isStated: z.boolean(),
		source: z.string().optional().meta({ description: "What was read; absent if nothing was found." }),
		day: z.iso.date(),
	}),
);

/** Facts that a library and an app state of themselves. */
const stated = {
	licence: z.string().optional(),
	languages: many.optional(),
	platforms: many.optional(),
};

export const librariesAnswer = z.strictObject({
	libraries: z.array(
		z.strictObject({
			key: z.string(),
			name: z.string(),
			url: z.string(),
			summary: z.string(),
			install: many,
			tasks: many,
			hasCode: z.boolean(),
			models: z.int(),
		}),
	),
});

export const libraryAnswer = z.strictObject({
	key: z.string(),
	name: z.string(),
	url: z.string(),
	summary: z.string(),
	facts,
	repository: z.string(),
	docs: z.string().optional(),
	goneSince: z.iso
		.date()
		.optional()
		.meta({ description: "The day since which its package has been missing from the registry." }),
	noCode: z
		.strictObject({ why: z.string(), source: z.string().optional(), day: z.iso.date() })
		.optional()
		.meta({ description: "Why there is no code for the library, what was read, and the day." }),
	install: z.string(),
	tasks: many,
	models: z.int(),
	mostUsed: z.array(modelBrief),
	example: z.string().optional(),
	code: z.array(
		z.strictObject({
			title: z.string().optional(),
			language: z.string(),
			text: z.string(),
			level: level.optional(),
			checked: z.string(),
		}),
	),
	...stated,
});

const provider = z
	.strictObject({
		id: z.string(),
		name: z.string(),
		url: z.string(),
		website: z.string(),
		access: z.enum(["open", "closed"]).meta({ description: "The hub routes only to open providers." }),
		status: z.enum(["stable", "added", "retired", "own"]),
		tasks: many.meta({ description: "`conversational` stands for chat." }),
		tokenVariable: z.string().optional(),
	})
	.meta({ id: "Provider" });

export const providersAnswer = z.strictObject({ providers: z.array(provider) });

export const providerAnswer = z.strictObject({
	...provider.shape,
	auth: z.string(),
	polling: z
		.array(
			z.strictObject({
				tasks: many,
				interval: z.number().meta({ description: "Milliseconds." }),
				attempts: z.int().optional(),
				done: z.string(),
				failed: many.optional(),
			}),
		)
		.optional(),
});

export const appsAnswer = z.strictObject({
	apps: z.array(
		z.strictObject({
			key: z.string(),
			name: z.string(),
			summary: z.string(),
			facts,
			docs: z.string(),
			mainTask: z.string(),
			macOSOnly: z.boolean(),
			retired: z.boolean(),
			comingSoon: z.boolean(),
			opens: z.enum(["link", "commands"]),
			...stated,
		}),
	),
});

const quantType = {
	name: z.string(),
	family: z.string(),
	nominalBits: z.number(),
	bitsPerWeight: z.number().nullable(),
	number: z.int().nullable(),
};

export const quantizationsAnswer = z.strictObject({
	fileTypes: z.array(z.strictObject({ ...quantType, sizeRank: z.number() })),
	tensorTypes: z.array(
		z.strictObject({ ...quantType, weightsPerBlock: z.number().nullable(), bytesPerBlock: z.number().nullable() }),
	),
	read: z
		.strictObject({ label: z.string(), type: z.string() })
		.optional()
		.meta({ description: "What the name of `file` states; absent if it states none." }),
});

export const hardwareAnswer = z.strictObject({
	devices: z.array(
		z.strictObject({
			id: z.string(),
			name: z.string(),
			vendor: z.string(),
			kind: z.enum(["gpu", "cpu", "soc"]),
			released: z.int(),
			memory: z.array(z.number()).meta({ description: "GB, smallest first." }),
		}),
	),
});

export const inputsAnswer = z.strictObject({
	task: z.string(),
	isChat: z.boolean(),
	defined: z.boolean().meta({ description: "Whether there is an example; `input` says so if not." }),
	input: z.unknown(),
});

export const checksAnswer = z.strictObject({
	levels: many.meta({ description: "In ascending order." }),
	total: z.int(),
	next: z.string().optional(),
	rows: z.array(
		z.strictObject({
			id: z.string(),
			shape: z.string(),
			level: level.optional(),
			calls: z.int().optional(),
			tools: z.record(z.string(), z.string()),
			date: z.string(),
			failed: level.optional(),
			reasons: z.record(z.string(), z.string()).optional(),
			kept: z.strictObject({ date: z.string(), reason: z.string() }).optional(),
		}),
	),
});
