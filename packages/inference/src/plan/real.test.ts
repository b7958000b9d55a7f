import { InferenceClient } from "@huggingface/inference";
import { describe, expect, it } from "vitest";
import { plan, providers } from "../index.ts";
import { requestOf } from "../../scripts/capture.ts";
import { filedUnder } from "../../test/records.ts";
import { read, realRequest, sent } from "../../test/real.ts";

const served = providers.flatMap(({ id, access, tasks }) => tasks.map((task) => ({ provider: id, access, task })));
const NAMES = ["own/Name-2", "black-forest-labs/FLUX.1-kontext-dev", "hexgrad/Kokoro-82M", "owner/name:0123abcd"];
const CHAT = {
	messages: [{ role: "user", content: [{ type: "text", text: 'It\'s {model} "here"' }] }],
	temperature: 0,
	max_tokens: 5,
	top_p: 0.5,
};

describe("a planned request", () => {
	it.each(served)("is the one the real client sends: $provider, $task", async ({ provider, access, task }) => {
		for (const providerId of NAMES)
			for (const accessToken of access === "closed" ? ["sk-own"] : ["hf_mine", "sk-own"])
				for (const streaming of task === "conversational" ? [false, true] : [false]) {
					const chat = task === "conversational" ? CHAT : {};
					const call = plan(filedUnder(task), { provider, providerId, accessToken, streaming, ...chat })!;
					expect(sent(call.request!)).toEqual(await read(await realRequest(call, accessToken)));
				}
	});

	const atEndpoints = providers.find(({ id }) => id === "hf-inference")!.tasks;
	it.each(atEndpoints)("is the one the real client sends to an endpoint of one's own: %s", async (task) => {
		for (const endpointUrl of ["http://127.0.0.1:8080/v1", "https://models.example/api/openai/"]) {
			const chat = task === "conversational" ? CHAT : {};
			const call = plan(filedUnder(task), { endpointUrl, accessToken: "own", ...chat })!;
			expect(sent(call.request!)).toEqual(await read(await realRequest(call, "own")));
		}
	});

	it("is the one the real client sends to the hub's chat router", async () => {
		for (const provider of ["auto", "groq", "zai-org"]) {
			const call = plan(filedUnder("conversational"), { provider, route: "router", accessToken: "hf_mine", ...CHAT })!;
			const args = { ...call.parameters, messages: call.inputs, model: call.client!.model };
			const attempt = { methods: [], args, providerId: "" };
			const real = await requestOf(new InferenceClient("hf_mine"), "chatCompletion", "auto", "conversational", attempt);
			expect(sent(call.request!)).toEqual(await read(real));
		}
	});
});
