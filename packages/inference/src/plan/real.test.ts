import { InferenceClient } from "@huggingface/inference";
import { describe, expect, it } from "vitest";
import { MISTAKEN } from "../clients/huggingface/methods.ts";
import { type CallOptions, isRefusal, plan, providers, snippetsFor } from "../index.ts";
import { nextModel, requestOf } from "../../scripts/capture.ts";
import { calledAs, planned } from "../../test/records.ts";
import { read, realRequest, sent } from "../../test/real.ts";

const served = providers
	.flatMap(({ id, access, tasks }) => tasks.map((task) => ({ provider: id, access, task })))
	.filter(({ provider, task }) => MISTAKEN[provider]?.includes(task) !== true);
const NAMES = [
	"MiniMax-H3",
	"own/Name-2",
	"black-forest-labs/FLUX.1-kontext-dev",
	"hexgrad/Kokoro-82M",
	"owner/name:0123abcd",
];
const NUMBERS = { temperature: 0, max_tokens: 5, top_p: 0.5 };
const CHAT: CallOptions = {
	messages: [
		{ role: "user", content: [{ type: "text", text: 'It\'s {model} "here"' }] },
		{ role: "assistant", content: null, tool_calls: [{ id: "1", type: "function", function: { name: "f" } }] },
		{ role: "tool", tool_call_id: "1", content: "true" },
	],
	response_format: { type: "json_schema", json_schema: { name: "n", strict: true, schema: { type: "object" } } },
	tools: [{ type: "function", function: { name: "f", parameters: { type: "object" } } }],
	tool_choice: { type: "function", function: { name: "f" } },
	...NUMBERS,
};
/** The parameters of a task besides its inputs: once all of them, once none. */
const choicesOf = (task: string): CallOptions[] =>
	task === "conversational" ? [{ messages: CHAT.messages }, CHAT] : task === "text-generation" ? [{}, NUMBERS] : [{}];

const taken = (provider: string, task: string): string[] =>
	NAMES.filter((providerId) => !isRefusal(plan(calledAs(task), { provider, providerId })));

describe("a planned request", () => {
	it.each(served)("is the one the real client sends: $provider, $task", async ({ provider, access, task }) => {
		for (const providerId of taken(provider, task))
			for (const accessToken of access === "closed" ? ["sk-own"] : ["hf_mine", "sk-own"])
				for (const streaming of task === "conversational" ? [false, true] : [false])
					for (const choices of choicesOf(task)) {
						const call = planned(calledAs(task), { provider, providerId, accessToken, streaming, ...choices });
						expect(sent(call.request!)).toEqual(await read(await realRequest(call, accessToken)));
					}
	});

	it("is made for any name, but where the real client takes a single one", () => {
		for (const { provider, task } of served)
			expect(taken(provider, task), `${provider}, ${task}`).toHaveLength(
				provider === "novita" && task === "image-text-to-video" ? 1 : NAMES.length,
			);
	});

	const atEndpoints = providers.find(({ id }) => id === "hf-inference")!.tasks;
	it.each(atEndpoints)("is the one the real client sends to a custom endpoint: %s", async (task) => {
		for (const endpointUrl of ["http://127.0.0.1:8080/v1", "https://models.example/api/openai/"]) {
			for (const choices of choicesOf(task)) {
				const call = planned(calledAs(task), { endpointUrl, accessToken: "own", ...choices });
				expect(sent(call.request!)).toEqual(await read(await realRequest(call, "own")));
			}
		}
	});

	const tuned = providers.flatMap(({ id, tasks }) =>
		["fal-ai", "replicate", "wavespeed"].includes(id) ? tasks.map((task) => ({ provider: id, task })) : [],
	);
	it.each(tuned)("for a LoRA is the one the real client sends: $provider, $task", async ({ provider, task }) => {
		for (const lora of [{ hasWeights: true }, { hasWeights: false }])
			for (const providerId of ["fal-ai/lora", "fal-ai/flux-lora", "owner/name:0123abcd"]) {
				const mapped = {
					provider,
					providerId,
					status: "live",
					task,
					adapter: "lora",
					...(lora.hasWeights && { adapterWeightsPath: "weights/one.safetensors" }),
				};
				const record = { ...calledAs(task), id: nextModel(), inferenceProviderMapping: [mapped] };
				const call = planned(record, { provider, accessToken: "own" });
				const attempt = { lora, weights: "weights/one.safetensors" };
				expect(sent(call.request!)).toEqual(await read(await realRequest(call, "own", attempt)));
			}
	});

	it("is refused for a model that is mapped to another task, as by the real client", async () => {
		const mapped = { provider: "fal-ai", providerId: "fal-ai/veo", status: "live", task: "text-to-video" };
		const record = { ...calledAs("text-to-image"), inferenceProviderMapping: [mapped] };
		expect(plan(record, { provider: "fal-ai" })).toMatchObject({ code: "not-served" });
		const attempt = { methods: [], args: { inputs: "x" }, providerId: mapped.providerId };
		const real = requestOf(new InferenceClient("own"), "textToImage", "fal-ai", "text-to-video", attempt);
		await expect(real).rejects.toThrow("is not supported for task text-to-image");
	});

	it("is offered in the real client only for sounds that it accepts", async () => {
		for (const inputs of ["own.mp3", "own.wav", "own.m4a"]) {
			const call = planned(calledAs("automatic-speech-recognition"), { provider: "fal-ai", inputs });
			const isOffered = snippetsFor(call).some((one) => "client" in one && one.client === "huggingface.js");
			const isAccepted = await realRequest(call, "own").then(
				() => true,
				() => false,
			);
			expect(isOffered, inputs).toBe(isAccepted);
		}
	});

	it("is the one the real client sends to the hub's chat router", async () => {
		for (const provider of ["auto", "groq", "zai-org"]) {
			const call = planned(calledAs("conversational"), { provider, route: "router", accessToken: "hf_mine", ...CHAT });
			const args = { ...call.parameters, messages: call.inputs, model: call.client!.model };
			const attempt = { methods: [], args, providerId: "" };
			const real = await requestOf(new InferenceClient("hf_mine"), "chatCompletion", "auto", "conversational", attempt);
			expect(sent(call.request!)).toEqual(await read(real));
		}
	});
});
