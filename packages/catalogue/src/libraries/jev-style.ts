import { py, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { COMPLAINT, LABELS } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const jevStyle: Library = {
	key: "jev-style",
	prettyLabel: "jev-style",
	summary: "Loads models of the jev-style family, by lawrence3699.",
	licence: { value: "Apache-2.0", source: "github:lawrence3699/jev-style@1d86451 README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:lawrence3699/jev-style@1d86451 README.md", day: "2026-11-24" },
	platforms: {
		value: ["CPU", "CUDA", "Metal"],
		source: "github:lawrence3699/jev-style@1d86451 README.md",
		day: "2026-11-24",
	},
	repoName: "jev-style",
	repoUrl: "https://github.com/lawrence3699/jev-style",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "gguf" },
			{
				all: [
					{ field: "path_filename", value: "config" },
					{ field: "path_extension", value: "json" },
				],
			},
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "jev-style", alsoNeeds: ["torch", "transformers"] },
	snippets,
};

/** Answers a question about a text with the probability of each option. The code that runs a model is in its repository. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const isKnown = RELEASES.test(id);
	const code = py`
		from jev_style import JevStyle, choice

		${when(!isKnown, py`# The package does not know this repository: read its code before you run it.`)}
		model = JevStyle.from_pretrained(${id}${when(!isKnown, py`, trust_remote_code=True`)})

		topic = choice("What is the message about?", ${LABELS})
		result = model.decide(${COMPLAINT}, {"topic": topic})
		print(result["answers"]["topic"])
	`;
	return [{ code }];
}

/** The releases whose code jev-style 0.5 runs without being told to trust it, each at a revision that it names. */
const RELEASES = /^chaoliangUNSW\/Jev-Style-(?:0\.8B|2B)-Decision-v3(?:-MLX|-GGUF)?$/i;
