import { fileURLToPath } from "node:url";
import { build } from "vite";
import { BROWSERS } from "../vite.config.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the element for other sites as one script, dist/client/embed.js, into the folder of the built client. */
export async function buildEmbed(): Promise<void> {
	await build({
		root: here(".."),
		configFile: false,
		publicDir: false,
		logLevel: "warn",
		build: {
			outDir: here("../dist/client"),
			emptyOutDir: false,
			target: BROWSERS,
			lib: { entry: here("../src/embed/main.ts"), formats: ["iife"], name: "vitrine", fileName: () => "embed.js" },
		},
	});
}
