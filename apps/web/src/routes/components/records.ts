import type { ModelRecord } from "@vitrine/model";

/** Well-known models with the figures that hubs give, for the examples. */
export const CHAT: ModelRecord & { readonly pipeline_tag: string } = {
	id: "Qwen/Qwen2.5-7B-Instruct",
	tags: ["transformers", "safetensors", "qwen2", "conversational", "license:apache-2.0", "en"],
	pipeline_tag: "text-generation",
	library_name: "transformers",
	downloads: 9_800_000,
	likes: 900,
	lastModified: "2025-01-12T02:10:10Z",
	safetensors: { parameters: { BF16: 7_615_616_512 }, total: 7_615_616_512 },
};

export const SPEECH: ModelRecord = {
	id: "openai/whisper-large-v3",
	tags: ["transformers", "safetensors", "whisper", "license:apache-2.0"],
	pipeline_tag: "automatic-speech-recognition",
	library_name: "transformers",
	downloads: 4_900_000,
	likes: 5_100,
	lastModified: "2024-08-12T10:20:10Z",
	safetensors: { parameters: { F16: 1_543_490_560 }, total: 1_543_490_560 },
};

export const CARD = `---
license: apache-2.0
---
# Parrot

A card is the README of a model: **untrusted Markdown**, rendered as safe HTML.

## Use

\`\`\`python
from transformers import pipeline

pipe = pipeline("text-generation", model="acme/parrot")
\`\`\`

> [!NOTE]
> Scripts, styles, forms and frames are left out.

<script>alert("left out")</script>
`;
