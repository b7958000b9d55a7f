import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isRepository, noRepository } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const memra: Library = {
	key: "memra",
	prettyLabel: "memra",
	summary: "Serves selected language models on NVIDIA Blackwell GPUs, in Rust and CUDA, by Avi Fenesh.",
	licence: { value: "FSL-1.1-ALv2", source: "github:avifenesh/memra@21a9e79 LICENSE", day: "2026-11-24" },
	languages: { value: ["Rust"], source: "github:avifenesh/memra@0402c6e README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:avifenesh/memra@0402c6e README.md", day: "2026-11-23" },
	repoName: "memra",
	repoUrl: "https://github.com/avifenesh/memra",
	filter: false,
	tasks: [],
	hostedTasks: [],
	// A draft model only helps the model that it was made for.
	loads: ({ tags }) => !tags.includes("draft-model"),
	snippets: snippets,
};

/** Its installer picks the build for the card. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (!isRepository(id)) return [noRepository(id)];
	const code = sh`
		curl -fsSL https://raw.githubusercontent.com/avifenesh/memra/main/tools/install.sh | sh
		export PATH="$HOME/.local/bin:$PATH"
		export MEMRA_MODELS=${`model=hf:${id}`}
		memra-server
	`;
	return [{ code }];
}
