import type { Library } from "../shapes.ts";

export const dermFoundation: Library = {
	key: "derm-foundation",
	prettyLabel: "Derm Foundation",
	repoName: "derm-foundation",
	repoUrl: "https://github.com/google-health/derm-foundation",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "scin_dataset_precomputed_embeddings.npz" },
			{ field: "path", value: "saved_model.pb" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
