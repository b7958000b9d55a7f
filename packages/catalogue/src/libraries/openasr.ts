import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { INSTALL } from "../installing/title.ts";
import { noRepository } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const openasr: Library = {
	key: "openasr",
	prettyLabel: "OpenASR",
	summary: "Transcribes speech offline with many families of models, through one command line, by Quintin Shaw.",
	licence: { value: "Apache-2.0", source: "github:QuintinShaw/openasr@00eec8f README.md", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "Metal"],
		source: "github:QuintinShaw/openasr@00eec8f README.md",
		day: "2026-11-23",
	},
	repoName: "OpenASR",
	repoUrl: "https://github.com/QuintinShaw/openasr",
	docsUrl: "https://github.com/QuintinShaw/openasr/blob/main/docs/DOCS_INDEX.md",
	filter: false,
	countDownloads: { field: "path_extension", value: "oasr" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/QuintinShaw/openasr" },
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const name = packOf(id);
	if (name === undefined) return [noRepository(id)];
	const code = sh`
		# Asks before downloading the model on first use.
		openasr transcribe --model ${name} audio.wav
	`;
	return [{ title: INSTALL, code: build }, { code }];
}

/** There are no binaries: cargo builds the program from source. */
const build = sh`
	git clone --recurse-submodules https://github.com/QuintinShaw/openasr
	cd openasr
	cargo build --release -p openasr-cli
	export PATH="$PWD/target/release:$PATH"
`;

/** The program lists models by name, without the owner; undefined for an invalid name. */
const packOf = (id: string): string | undefined => /^(?:[\w.-]+\/)?(\w[\w.-]*)$/.exec(id)?.[1];
