import { modalities, taskInfo } from "@vitrine/catalogue";
import { z } from "zod";
import { text } from "../fields.ts";
import type { Operation } from "../operation.ts";
import * as answers from "../schemas/catalogue.ts";
import { modelId } from "../fields.ts";

const [FIRST, ...OTHERS] = modalities.map(({ id }) => id);
const GROUP = "Catalogue";

const none = z.strictObject({});
const chat = { id: "text-generation" } as const;

export const listTasks = {
	id: "listTasks",
	method: "get",
	path: "/tasks",
	group: GROUP,
	summary: "All tasks, each with its number of models",
	parameters: z.strictObject({
		modality: z
			.enum([FIRST ?? "other", ...OTHERS])
			.optional()
			.meta({ description: "Only tasks of this modality." }),
	}),
	answer: answers.tasksAnswer,
	examples: [{}, { modality: "audio" }],
} as const satisfies Operation;

export const getTask = {
	id: "getTask",
	method: "get",
	path: "/tasks/{id}",
	group: GROUP,
	summary: "A task: what it is, its models, libraries, providers, datasets and metrics",
	parameters: z.strictObject({ id: text(100, "The id of a task, such as `text-generation`.") }),
	answer: answers.taskAnswer,
	examples: [chat],
} as const satisfies Operation;

export const getInputs = {
	id: "getInputs",
	method: "get",
	path: "/tasks/{id}/inputs",
	group: GROUP,
	summary: "An example input of a task, for any model or for one",
	parameters: z.strictObject({
		id: text(100, "The id of a task."),
		model: modelId().optional().meta({ description: "A model of the index: its own example and mask token count." }),
		chat: z.boolean().optional().meta({ description: "The model is called as a chat." }),
		oneLine: z.boolean().optional().meta({ description: "Newlines become spaces." }),
		unquoted: z.boolean().optional().meta({ description: "Double quotes around a text are removed." }),
	}),
	answer: answers.inputsAnswer,
	examples: [{ id: "question-answering" }, { ...chat, chat: true }],
} as const satisfies Operation;

export const listLibraries = {
	id: "listLibraries",
	method: "get",
	path: "/libraries",
	group: GROUP,
	summary: "All libraries, each with its number of models",
	parameters: z.strictObject({
		task: text(100, "Only libraries that list this task.").optional(),
		code: z
			.boolean()
			.optional()
			.meta({ description: "Only libraries with code to load a model (`true`), or without (`false`)." }),
	}),
	answer: answers.librariesAnswer,
	examples: [{ task: taskInfo("automatic-speech-recognition").id, code: true }],
} as const satisfies Operation;

export const getLibrary = {
	id: "getLibrary",
	method: "get",
	path: "/libraries/{key}",
	group: GROUP,
	summary: "A library: its facts, how to install it, and its code for an example model",
	parameters: z.strictObject({ key: text(100, "The key of a library, such as `transformers`.") }),
	answer: answers.libraryAnswer,
	examples: [{ key: "transformers" }],
} as const satisfies Operation;

export const listProviders = {
	id: "listProviders",
	method: "get",
	path: "/providers",
	group: GROUP,
	summary: "All inference providers, and the endpoints of this site",
	parameters: z.strictObject({
		task: text(100, "Only providers that serve this task; `conversational` stands for chat.").optional(),
	}),
	answer: answers.providersAnswer,
	examples: [{ task: "conversational" }],
} as const satisfies Operation;

export const getProvider = {
	id: "getProvider",
	method: "get",
	path: "/providers/{id}",
	group: GROUP,
	summary: "A provider: its tasks, its key, and how to poll for slow results",
	parameters: z.strictObject({ id: text(100, "The id of a provider, such as `together`.") }),
	answer: answers.providerAnswer,
	examples: [{ id: "together" }],
} as const satisfies Operation;

export const listApps = {
	id: "listApps",
	method: "get",
	path: "/apps",
	group: GROUP,
	summary: "All local apps that open models",
	parameters: none,
	answer: answers.appsAnswer,
	examples: [{}],
} as const satisfies Operation;

export const listQuantizations = {
	id: "listQuantizations",
	method: "get",
	path: "/quantizations",
	group: GROUP,
	summary: "All quantization types of GGUF files and tensors",
	parameters: z.strictObject({
		file: text(1_000, "The name of a file, to read its type from.").optional(),
	}),
	answer: answers.quantizationsAnswer,
	examples: [{ file: "model-Q4_K_M.gguf" }],
} as const satisfies Operation;

export const listHardware = {
	id: "listHardware",
	method: "get",
	path: "/hardware",
	group: GROUP,
	summary: "Devices with their memory",
	parameters: z.strictObject({
		vendor: text(50, "Only devices of this maker, such as `Apple`.").optional(),
		kind: z.enum(["gpu", "cpu", "soc"]).optional().meta({ description: "Only devices of this kind." }),
		q: text(100, "Only devices whose name has these words.").optional(),
	}),
	answer: answers.hardwareAnswer,
	examples: [{ vendor: "Apple" }, { q: "RTX 4090" }],
} as const satisfies Operation;
