import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const openasr: Library = {
	key: "openasr",
	prettyLabel: "OpenASR",
	repoName: "OpenASR",
	repoUrl: "https://github.com/QuintinShaw/openasr",
	docsUrl: "https://github.com/QuintinShaw/openasr/blob/main/docs/DOCS_INDEX.md",
	filter: false,
	countDownloads: { field: "path_extension", value: "oasr" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "github-release:QuintinShaw/openasr" },
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const name = packOf(id);
	if (name === undefined) return [];
	const code = sh`
		# Asks before it downloads the model, the first time.
		openasr transcribe --model ${name} audio.wav
	`;
	return [{ code }];
}

/** The program knows its models by name, without the owner; undefined for what can be no name. */
const packOf = (id: string): string | undefined => /^(?:[\w.-]+\/)?(\w[\w.-]*)$/.exec(id)?.[1];
