import { sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isRepository, noRepository } from "../loading/repository.ts";
import { CHAT_QUESTION } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const cortiq: Library = {
	key: "cortiq",
	prettyLabel: "cortiq",
	summary: "Runs language models from files that carry their own tokenizer, in Rust, by infosave2007.",
	licence: { value: "Apache-2.0", source: "github:infosave2007/cmf@00a8c0a README.md", day: "2026-11-23" },
	languages: { value: ["Rust"], source: "github:infosave2007/cmf@00a8c0a README.md", day: "2026-11-23" },
	platforms: { value: ["CPU", "Metal"], source: "github:infosave2007/cmf@00a8c0a README.md", day: "2026-11-23" },
	repoName: "cortiq",
	repoUrl: "https://github.com/infosave2007/cmf",
	docsUrl: "https://github.com/infosave2007/cmf/blob/master/docs/CMF_V2_SPEC.md",
	filter: true,
	countDownloads: { field: "path_extension", value: "cmf" },
	tasks: [],
	hostedTasks: [],
	snippets: snippets,
};

/** Its files carry their tokenizer and chat template. */
function snippets({ id, siblings }: ModelRecord): readonly LoadSnippet[] {
	if (!isRepository(id)) return [noRepository(id)];
	const file = siblings?.find(({ rfilename }) => rfilename.endsWith(".cmf"))?.rfilename;
	return [{ code: file === undefined ? searching(id) : running(id, file) }];
}

const running = (id: string, file: string): Shell => sh`
	cargo install cortiq-cli
	hf download ${id} ${file} --local-dir .
	cortiq run ${file} --prompt ${CHAT_QUESTION}
`;

const searching = (id: string): Shell => sh`
	cargo install cortiq-cli
	hf download ${id} --include "*.cmf" --local-dir .
	# Replace model.cmf with the name of the file.
	cortiq run model.cmf --prompt ${CHAT_QUESTION}
`;
