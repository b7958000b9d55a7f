import { callTask, CHAT, providers } from "@vitrine/inference";
import type { Mapped, ModelRecord } from "@vitrine/model";

/** A model's name at a provider, in the form that the provider gives its names, and what else its mapping states. */
type Name = string | Omit<Mapped, "provider" | "task" | "status">;

const LORA = { adapter: "lora", adapterWeightsPath: "lora.safetensors" } as const;

/** Names as the providers form them: paths, versions, and LoRAs that are applied to a base model. */
const NAMES: Readonly<Record<string, readonly Name[]>> = {
	"fal-ai": ["fal-ai/flux/dev", { providerId: "fal-ai/flux-lora", ...LORA }, { providerId: "fal-ai/lora", ...LORA }],
	"fireworks-ai": ["accounts/fireworks/models/model-8b"],
	"hf-inference": ["acme/model"],
	novita: ["acme/model-8b:free", "MiniMax-H3"],
	openai: ["model-5.1"],
	replicate: [
		"acme/model:0a1b2c3d4e5f",
		"black-forest-labs/flux-dev",
		{ providerId: "acme/flux-dev-lora", ...LORA },
		{ providerId: "acme/flux-dev-lora:0a1b2c", ...LORA },
	],
	together: ["acme/Model-8B-Turbo", "black-forest-labs/FLUX.1-kontext-pro", "hexgrad/Kokoro-82M"],
	wavespeed: ["wavespeed-ai/flux-dev", { providerId: "wavespeed-ai/flux-dev-lora", adapter: "lora" }],
};

const OTHERS: readonly Name[] = ["model-8b@fast"];

/** Copies of a record that are mapped to a provider, one for each name, beside another task that another provider serves. */
export function mappedRecords(record: ModelRecord, provider: string): readonly ModelRecord[] {
	const task = callTask(record);
	const isServed = providers.some(({ id, tasks }) => id === provider && task !== undefined && tasks.includes(task));
	if (!isServed) return [];
	return (NAMES[provider] ?? OTHERS).map((name) => mapped(record, provider, task ?? CHAT, name));
}

function mapped(record: ModelRecord, provider: string, task: string, name: Name): ModelRecord {
	const entry = typeof name === "string" ? { providerId: name } : name;
	const others = { "other-provider": { providerId: "other", status: "live", task: "other-task" } };
	return { ...record, inferenceProviderMapping: { ...others, [provider]: { ...entry, status: "live", task } } };
}
