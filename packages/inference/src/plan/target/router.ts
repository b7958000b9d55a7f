import { AUTO } from "../../constants.ts";
import { CHAT } from "../../kinds.ts";
import { hfInference } from "../../providers/hf-inference.ts";
import { notServed } from "../notServed.ts";
import type { Ask, Target } from "../stages.ts";
import { recordedFor } from "./recorded.ts";

/** The hub's chat URL; the suffix of the model's id names the provider. */
export function routerTarget(ask: Ask, provider: string): Target {
	const { id } = ask.record;
	const name = provider === AUTO ? id : `${id}:${provider}`;
	const recorded = recordedFor(hfInference, CHAT, name) ?? notServed(ask, hfInference);
	return { type: "router", provider, name, nameField: "model.id", isGuessed: false, recorded };
}
