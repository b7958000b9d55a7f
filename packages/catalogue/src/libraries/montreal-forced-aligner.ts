import type { Library } from "../shapes.ts";

export const montrealForcedAligner: Library = {
	key: "montreal-forced-aligner",
	prettyLabel: "Montreal Forced Aligner",
	summary: "Aligns recorded speech with its transcript, by Montreal Corpus Tools.",
	licence: {
		value: "MIT",
		source: "github:MontrealCorpusTools/Montreal-Forced-Aligner@042cf31 setup.cfg",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:MontrealCorpusTools/Montreal-Forced-Aligner@042cf31 setup.cfg",
		day: "2026-11-24",
	},
	repoName: "Montreal Forced Aligner",
	repoUrl: "https://github.com/MontrealCorpusTools/Montreal-Forced-Aligner",
	docsUrl: "https://montreal-forced-aligner.readthedocs.io",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "acoustic/final.mdl" },
			{ field: "path_extension", value: "zip" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
