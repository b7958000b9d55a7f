import type { CallOptions } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { subjectOf } from "../../testing/subject.ts";
import { scenarioOf } from "../mock/scenario.ts";
import { type CallSpec, specOf } from "../spec.ts";
import { hubClientTarget, rawClientTarget } from "./target.ts";

const CHAT: ModelRecord = { id: "acme/chat", tags: ["conversational"], pipeline_tag: "text-generation" };
const IMAGE: ModelRecord = { id: "acme/image", tags: [], pipeline_tag: "text-to-image" };
const specFor = (model: ModelRecord, options: CallOptions): CallSpec =>
	specOf(subjectOf({ id: "call/x", model, call: { client: "curl", options } }));

const HUB = "hf_the_value_of_HF_TOKEN";

describe("the target of a call", () => {
	it.each<[string, ModelRecord, CallOptions, object, object]>([
		[
			"a provider",
			CHAT,
			{ provider: "zai-org" },
			{ token: HUB, provider: "zai-org", model: "acme/chat" },
			{ token: "the-value-of-ZAI_ORG_API_KEY", provider: "zai-org", model: "acme/chat" },
		],
		[
			"a provider through the router",
			IMAGE,
			{ provider: "nscale", route: "router" },
			{ token: HUB, provider: "nscale", model: "acme/image" },
			{ token: HUB, provider: "nscale", model: "acme/image" },
		],
		[
			"chat through the router",
			CHAT,
			{ provider: "groq", route: "router" },
			{ token: HUB, provider: "auto", model: "acme/chat:groq" },
			{ token: HUB, provider: "auto", model: "acme/chat:groq" },
		],
		[
			"the hub's own inference",
			IMAGE,
			{ provider: "hf-inference" },
			{ token: HUB, provider: "hf-inference", model: "acme/image" },
			{ token: HUB, provider: "hf-inference", model: "acme/image" },
		],
		[
			"the router, with a token that is not a hub token",
			IMAGE,
			{ provider: "nscale", route: "router", accessToken: "mine" },
			{ token: "mine", provider: "nscale", model: "acme/image" },
			{ token: "hf_mine", provider: "nscale", model: "acme/image", sentToken: "mine" },
		],
		[
			"a closed provider",
			{ ...CHAT, id: "openai/gpt" },
			{ provider: "openai" },
			{ token: "the-value-of-OPENAI_API_KEY", provider: "openai", model: "gpt" },
			{ token: "the-value-of-OPENAI_API_KEY", provider: "openai", model: "gpt" },
		],
		[
			"a custom endpoint",
			CHAT,
			{ endpointUrl: "https://llm.example/v1/", tokenVariable: "OWN" },
			{ token: "the-value-of-OWN", model: "acme/chat", endpointUrl: "https://llm.example/v1" },
			{ token: "the-value-of-OWN", model: "acme/chat", endpointUrl: "https://llm.example/v1" },
		],
	])("is right for %s", (_, model, options, hub, raw) => {
		const spec = specFor(model, options);
		expect(hubClientTarget(spec)).toEqual(hub);
		expect(rawClientTarget(spec)).toEqual(raw);
	});
});

describe("the scenario of a call", () => {
	it("has the mapping of the record, or else the name of the model at the hub", () => {
		const mapping = { together: { providerId: "told/name", status: "live", task: "conversational" } } as const;
		const model = { ...CHAT, inferenceProviderMapping: mapping };
		expect(scenarioOf(specFor(model, { provider: "together" })).mapping["together"]!.providerId).toBe("told/name");
		expect(scenarioOf(specFor(CHAT, { provider: "together" })).mapping["together"]!.providerId).toBe("acme/chat");
		expect(
			scenarioOf(specFor(CHAT, { provider: "together", providerId: "other" })).mapping["together"]!.providerId,
		).toBe("other");
	});

	it("has a provider that supports the task if the hub may choose", () => {
		expect(scenarioOf(specFor(IMAGE, { provider: "auto" })).provider).toBe("hf-inference");
		const video = { ...IMAGE, pipeline_tag: "text-to-video" };
		expect(scenarioOf(specFor(video, { provider: "auto" })).provider).not.toBe("hf-inference");
	});
});
