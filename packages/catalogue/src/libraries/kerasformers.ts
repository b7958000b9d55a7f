import type { Library } from "../shapes.ts";
import { SHARED } from "./zeromodels/shared.ts";

export const kerasformers: Library = {
	key: "kerasformers",
	prettyLabel: "KerasFormers",
	summary: "Loads vision, language and speech models with converted weights into Keras 3, by Gitesh Chawda.",
	licence: { value: "Apache-2.0", source: "github:IMvision12/KerasFormers@0233216 README.md", day: "2026-11-23" },
	languages: { value: ["Python"], source: "github:IMvision12/KerasFormers@0233216 README.md", day: "2026-11-23" },
	repoName: "KerasFormers",
	repoUrl: "https://github.com/IMvision12/KerasFormers",
	docsUrl: "https://imvision12.github.io/KerasFormers/",
	...SHARED,
};
