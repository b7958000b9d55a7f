import type { Library } from "../shapes.ts";
import { SHARED } from "./zeromodels/shared.ts";

export const zeromodels: Library = {
	key: "zeromodels",
	prettyLabel: "ZeroModels",
	summary:
		"Loads converted models for vision, language and speech in Keras 3, formerly named KerasFormers, by Gitesh Chawda.",
	licence: { value: "Apache-2.0", source: "pypi:zeromodels 1.3.6", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:zeromodels 1.3.6", day: "2026-11-23" },
	repoName: "ZeroModels",
	repoUrl: "https://github.com/IMvision12/ZeroModels",
	docsUrl: "https://imvision12.github.io/ZeroModels/",
	...SHARED,
};
