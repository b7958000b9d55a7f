import type { CallOptions } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import type { Subject } from "../../subject.ts";
import { caseOf, sceneOf } from "../case.ts";
import { asHubClient, asRawClient } from "./whom.ts";

const CHAT: ModelRecord = { id: "acme/chat", tags: ["conversational"], pipeline_tag: "text-generation" };
const IMAGE: ModelRecord = { id: "acme/image", tags: [], pipeline_tag: "text-to-image" };
const asked = (model: ModelRecord, options: CallOptions): ReturnType<typeof caseOf> =>
	caseOf({
		id: "call/x",
		language: "sh",
		text: "",
		shape: "",
		model,
		call: { client: "curl", options },
	} satisfies Subject);

const HUB = "hf_the_value_of_HF_TOKEN";

describe("whom a case is asked of", () => {
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
			"the router, with a token that is none of the hub's",
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
			"an endpoint of one's own",
			CHAT,
			{ endpointUrl: "https://llm.example/v1/", tokenVariable: "OWN" },
			{ token: "the-value-of-OWN", model: "acme/chat", endpointUrl: "https://llm.example/v1" },
			{ token: "the-value-of-OWN", model: "acme/chat", endpointUrl: "https://llm.example/v1" },
		],
	])("is right for %s", (_, model, options, hub, raw) => {
		const one = asked(model, options);
		expect(asHubClient(one)).toEqual(hub);
		expect(asRawClient(one)).toEqual(raw);
	});
});

describe("what the hub says of a model", () => {
	it("is what its record says, and else that the provider calls it as the hub does", () => {
		const told = { together: { providerId: "told/name", status: "live", task: "conversational" } } as const;
		const model = { ...CHAT, inferenceProviderMapping: told };
		expect(sceneOf(asked(model, { provider: "together" })).mapping["together"]!.providerId).toBe("told/name");
		expect(sceneOf(asked(CHAT, { provider: "together" })).mapping["together"]!.providerId).toBe("acme/chat");
		expect(sceneOf(asked(CHAT, { provider: "together", providerId: "other" })).mapping["together"]!.providerId).toBe(
			"other",
		);
	});

	it("names someone who serves the task where the hub is to choose", () => {
		expect(sceneOf(asked(IMAGE, { provider: "auto" })).provider).toBe("hf-inference");
		const video = { ...IMAGE, pipeline_tag: "text-to-video" };
		expect(sceneOf(asked(video, { provider: "auto" })).provider).not.toBe("hf-inference");
	});
});
