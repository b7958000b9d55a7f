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
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { id, siblings } = model;
	if (!isRepository(id)) return [noRepository(id)];
	const file = siblings?.find(({ rfilename }) => rfilename.endsWith(".cmf"))?.rfilename;
	const run = programOf(model);
	return [{ code: file === undefined ? searching(id, run) : running(id, file, run) }];
}

type Program = (file: string) => Shell;

/** Videos are made by two programs: one for LTX-2.5, and one for MiniMax-H3. */
function programOf({ id, tags, pipeline_tag }: ModelRecord): Program {
	if (pipeline_tag !== "text-to-video" && pipeline_tag !== "image-to-video") return answering;
	return /ltx/i.test([id, ...tags].join(" ")) ? filmingWithLtx : filming;
}

const answering: Program = (file) => sh`cortiq run ${file} --prompt ${CHAT_QUESTION}`;

const SCENE = "A heron waits at the edge of a lake at dawn. Static camera.";

/** The frames are not compressed; the soundtrack is in a file beside them. */
const filmingWithLtx: Program = (file) => sh`
	cortiq ltx-video --model ${file} --prompt ${SCENE} --height 256 --width 384 --frames 49 --out lake.y4m
`;

const filming: Program = (file) => sh`cortiq animate ${file} --prompt ${SCENE} --out lake.avi`;

const running = (id: string, file: string, run: Program): Shell => sh`
	cargo install cortiq-cli
	pip install huggingface_hub
	hf download ${id} ${file} --local-dir .
	${run(file)}
`;

const searching = (id: string, run: Program): Shell => sh`
	cargo install cortiq-cli
	pip install huggingface_hub
	hf download ${id} --include "*.cmf" --local-dir .
	# Replace model.cmf with the name of the file.
	${run("model.cmf")}
`;
