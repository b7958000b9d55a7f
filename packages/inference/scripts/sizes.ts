import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { CLIENTS } from "@vitrine/inference";
import { build, type Rolldown } from "vite";

/** What a browser would load for some of this package. */
export interface Size {
	/** Bytes of the script, minified. */
	readonly bytes: number;
	/** Bytes of it as they travel: brotli at its best. */
	readonly brotli: number;
	/** The files it is made of, the largest first, with their bytes before minifying. */
	readonly parts: readonly (readonly [file: string, bytes: number])[];
}

const ENTRY = "virtual:entry";
const here = dirname(fileURLToPath(import.meta.url));

/** Bundles a module for browsers, as the site bundles its islands. */
export async function sizeOf(source: string): Promise<Size> {
	const built = (await build({
		root: here,
		configFile: false,
		logLevel: "error",
		plugins: [
			{
				name: "entry",
				resolveId: (id) => (id === ENTRY ? id : undefined),
				load: (id) => (id === ENTRY ? source : undefined),
			},
		],
		build: {
			write: false,
			target: ["chrome123", "firefox120", "safari17.5"],
			modulePreload: { polyfill: false },
			rolldownOptions: { input: ENTRY, preserveEntrySignatures: "strict" },
		},
	})) as Rolldown.RolldownOutput;
	const chunks = built.output.filter((one): one is Rolldown.OutputChunk => one.type === "chunk");
	const code = chunks.map((chunk) => chunk.code).join("\n");
	const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
	const parts = chunks.flatMap(({ modules }) =>
		Object.entries(modules).map(([file, { renderedLength }]) => [file, renderedLength] as const),
	);
	return {
		bytes: Buffer.byteLength(code),
		brotli: brotliCompressSync(code, { params }).length,
		parts: parts.sort(([, a], [, b]) => b - a),
	};
}

/** The module that rebuilds the snippets of a call when a reader changes an option. */
export const SNIPPETS = 'export { snippets } from "@vitrine/inference";';

/** The module that makes the example of what to send. */
export const EXAMPLE = 'export { exampleInput } from "@vitrine/inference";';

/**
 * For each client the module that rebuilds its snippet for one provider and the tasks or chats of a page: a page shows
 * one at a time, and loads another when it is turned to. The provider is the one with the most to load among those that
 * the client can call.
 */
export function loaded(): Readonly<Record<string, string>> {
	return Object.fromEntries(
		CLIENTS.map(({ name, language }) => [
			`the plan and ${language}/${name}`,
			[
				`export { plan } from "${SRC}/plan/call.ts";`,
				`export * from "${SRC}/clients/${fileOf(name, language)}";`,
				name === "openai" ? `export * from "${SRC}/plan/chat.ts";` : `export * from "${SRC}/plan/payload.ts";`,
				`export { know } from "${SRC}/providers/known.ts";`,
				`export * from "${SRC}/providers/${name === "fal_client" ? "fal-ai" : "together"}.ts";`,
			].join("\n"),
		]),
	);
}

const SRC = join(here, "../src").replaceAll("\\", "/");

const EXTENSIONS: Readonly<Record<string, string>> = { python: ".python", js: ".js", sh: ".sh" };

/** A client's file is named after it and its language. */
function fileOf(name: string, language: string): string {
	const extension = EXTENSIONS[language] ?? "";
	return `${name.endsWith(extension) ? name : name + extension}.ts`;
}
