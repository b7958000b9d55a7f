import type { Library } from "../shapes.ts";

export const multimolecule: Library = {
	key: "multimolecule",
	prettyLabel: "MultiMolecule",
	repoName: "MultiMolecule",
	repoUrl: "https://github.com/MultiMolecule/multimolecule",
	docsUrl: "https://multimolecule.danling.org",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "multimolecule", alsoNeeds: ["transformers"] },
};
