import { calls, finds, firstOf, type Question, step } from "./question.ts";

const chats = finds({ task: ["text-generation"], tag: ["conversational"], sort: "downloads" });
const own = { endpointUrl: "http://localhost:8080/v1" };
const tiny = finds({ q: "vitrine/tiny-chat", task: ["text-generation"] });

/** Questions about calling models over HTTP. */
export const CALLING: readonly Question[] = [
	{
		asks: "Call a chat model at Together, streaming, from TypeScript.",
		steps: [
			chats,
			calls("js/openai", { provider: "together", stream: true }, (content) => content.includes("stream: true")),
		],
	},
	{
		asks: "Call it with curl.",
		steps: [chats, calls("sh/curl", { provider: "together" }, (content) => content.includes("curl"))],
	},
	{
		asks: "Call it with Python requests.",
		steps: [
			chats,
			calls("python/requests", { provider: "together" }, (content) => content.includes("import requests")),
		],
	},
	{
		asks: "Call it with the hub’s Python client.",
		steps: [
			chats,
			calls("python/huggingface_hub", { provider: "together" }, (content) => content.includes("InferenceClient")),
		],
	},
	{
		asks: "Let the hub choose the provider, from JavaScript.",
		steps: [chats, calls("js/huggingface.js", { provider: "auto" }, (content) => content.includes("InferenceClient"))],
	},
	{
		asks: "Bill the call to my organisation.",
		steps: [
			chats,
			calls("python/huggingface_hub", { provider: "together", billTo: "acme" }, (content) => content.includes("acme")),
		],
	},
	{
		asks: "Ask for at most 100 tokens at temperature 0.",
		steps: [
			chats,
			calls(
				"python/openai",
				{ provider: "together", temperature: 0, max_tokens: 100 },
				(content) => content.includes("max_tokens=100") && content.includes("temperature=0"),
			),
		],
	},
	{
		asks: "Call my own server with the OpenAI client.",
		steps: [tiny, calls("python/openai", own, (content) => content.includes("http://localhost:8080/v1"))],
	},
	{
		asks: "Stream from my own server with fetch.",
		steps: [tiny, calls("js/fetch", { ...own, stream: true }, (content) => content.includes("localhost:8080"))],
	},
	{
		asks: "Send my own messages.",
		steps: [
			tiny,
			calls("sh/curl", { ...own, messages: [{ role: "user", content: "Wie geht’s?" }] }, (content) =>
				content.includes("Wie geht"),
			),
		],
	},
	{
		asks: "Ask for JSON.",
		steps: [
			tiny,
			calls("python/openai", { ...own, response_format: { type: "json_object" } }, (content) =>
				content.includes("json_object"),
			),
		],
	},
	{
		asks: "Call a record that is not in the catalogue.",
		steps: [
			step(
				"code_for_model",
				{
					model: { id: "acme/chat", pipeline_tag: "text-generation", tags: ["conversational"] },
					kinds: ["call"],
					provider: "together",
					clients: ["python/openai"],
				},
				"has a call",
				({ snippets }) => snippets.length === 1 && snippets[0]?.content.includes("acme/chat") === true,
			),
		],
	},
	{
		asks: "Which providers serve text-to-image?",
		steps: [step("tasks", { id: "text-to-image" }, "names providers", ({ task }) => task.providers.length > 2)],
	},
	{
		asks: "Can this whisper be called, and how?",
		steps: [
			finds({ q: "whisper", task: ["automatic-speech-recognition"], sort: "downloads" }),
			calls("python/huggingface_hub", { provider: "hf-inference" }, (content) =>
				content.includes("automatic_speech_recognition"),
			),
		],
	},
	{
		asks: "What is that model, and what can it be used with?",
		steps: [
			chats,
			step(
				"read_model",
				([found]) => ({ id: firstOf(found) }),
				"has facts and ways",
				({ facts, ways }) => facts.task.id === "text-generation" && ways.length > 0,
			),
		],
	},
];
