import type { Library } from "../shapes.ts";

export const cxrFoundation: Library = {
	key: "cxr-foundation",
	prettyLabel: "CXR Foundation",
	repoName: "cxr-foundation",
	repoUrl: "https://github.com/google-health/cxr-foundation",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "precomputed_embeddings/embeddings.npz" },
			{ field: "path", value: "pax-elixr-b-text/saved_model.pb" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/Google-Health/cxr-foundation",
		alsoNeeds: ["requests", "pillow"],
	},
};
