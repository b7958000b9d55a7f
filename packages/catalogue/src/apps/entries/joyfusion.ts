import { url } from "@vitrine/code";
import type { LinkedApp } from "../shapes.ts";
import { withSlashes } from "../shared/links.ts";

export const joyfusion: LinkedApp = {
	key: "joyfusion",
	prettyLabel: "JoyFusion",
	summary: "Generates images with Stable Diffusion on a Mac.",
	docsUrl: "https://joyfusion.app",
	mainTask: "text-to-image",
	macOSOnly: true,
	showsWhen: { all: [{ tag: "coreml" }, { tag: "joyfusion" }, { task: "text-to-image" }] },
	deeplink: ({ id }) => withSlashes(url`https://joyfusion.app/import_from_hf?repo_id=${id}`),
};
