import type { Library } from "../shapes.ts";

export const pyFeat: Library = {
	key: "py-feat",
	prettyLabel: "Py-Feat",
	summary: "Detects faces, facial expressions and emotions in images and videos, by the Cosan Lab of Dartmouth.",
	licence: { value: "MIT", source: "pypi:py-feat 2.1.5", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:py-feat 2.1.5", day: "2026-11-23" },
	repoName: "Py-Feat",
	repoUrl: "https://github.com/cosanlab/py-feat",
	docsUrl: "https://py-feat.org/",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
