import { finds, firstOf, type Question, step } from "./question.ts";

/** Questions about models, tasks, libraries and memory. */
export const KNOWING: readonly Question[] = [
	{
		asks: "Which tasks are about audio?",
		steps: [
			step("tasks", { modality: "audio" }, "lists speech recognition", ({ tasks }) =>
				tasks.some(({ id }) => id === "automatic-speech-recognition"),
			),
		],
	},
	{
		asks: "Which libraries have code for object detection?",
		steps: [
			step(
				"libraries",
				{ task: "object-detection", code: true },
				"lists libraries",
				({ libraries }) => libraries.length > 2,
			),
		],
	},
	{
		asks: "How do I install timm?",
		steps: [step("libraries", { key: "timm" }, "has the command", ({ library }) => library.install.includes("timm"))],
	},
	{
		asks: "Which models with an Apache licence take images and text?",
		steps: [
			step(
				"find_models",
				{ task: ["image-text-to-text"], licence: ["apache-2.0"] },
				"finds models that match",
				({ models }) => models.length > 0 && models.every(({ licences }) => licences.includes("apache-2.0")),
			),
		],
	},
	{
		asks: "gguf under 4 GB for chat",
		steps: [
			step(
				"find_models",
				{ q: "gguf under 4 GB chat" },
				"reads filters in the words",
				({ read, models }) => read.length > 1 && models.length > 0,
			),
		],
	},
	{
		asks: "Does a 27B model fit an RTX 4090?",
		steps: [
			finds({ q: "27B", format: ["gguf"] }),
			step(
				"what_fits",
				([found]) => ({ model: firstOf(found), device: "nvidia-rtx-4090" }),
				"compares weights with 24 GB",
				({ memory }) => memory.available === 24 && memory.weights.every(({ fits }) => fits !== undefined),
			),
		],
	},
	{
		asks: "What does the card of tiny-chat say?",
		steps: [
			step(
				"read_model",
				{ id: "vitrine/tiny-chat", card: true },
				"has the card, marked as untrusted",
				({ card }) => card.untrusted === true && card.text.length > 0,
			),
		],
	},
];
