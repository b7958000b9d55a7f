import { diffusionBases } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";

/**
 * Records of each family of diffusion models, for the tasks that such models state: their code differs by a class alone, so
 * they are checked without a fixture for each. What a family has is made once: its name is that of a fixture, with a trait.
 */
export function diffusionRecords(): readonly (readonly [name: string, record: ModelRecord])[] {
	return diffusionBases.flatMap((base) =>
		TASKS.flatMap((task) =>
			KINDS.map(([kind, made]) => [`${nameOf(base)}+${kind}-${task}`, made(base, task)] as const),
		),
	);
}

/** The name of a base model's fixture, and of its miniature repositories. */
const nameOf = (base: string): string => base.replaceAll(/[/.]/g, "-");

const TASKS = ["text-to-image", "image-to-image", "text-to-video", "image-to-video", "video-to-video"];

type Made = (base: string, task: string) => ModelRecord;

const gguf: Made = (base, task) => ({
	id: `acme/${nameOf(base)}-GGUF`,
	tags: ["gguf"],
	pipeline_tag: task,
	cardData: { base_model: base },
});

const loraWithoutBase: Made = (base, task) => ({ id: `acme/${nameOf(base)}-LoRA`, tags: ["lora"], pipeline_tag: task });

const KINDS: readonly (readonly [kind: string, made: Made])[] = [
	["gguf", gguf],
	["gguf-file", (base, task) => ({ ...gguf(base, task), siblings: [{ rfilename: "demo-Q4_K_M.gguf" }] })],
	["lora", (base, task) => ({ ...loraWithoutBase(base, task), cardData: { base_model: base } })],
	["lora-no-base", loraWithoutBase],
	["pipeline", (base, task) => ({ id: base, tags: [], pipeline_tag: task })],
	["original", (base, task) => ({ id: base.replace(/-Diffusers$/, ""), tags: [], pipeline_tag: task })],
];
