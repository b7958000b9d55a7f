import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build, type Rolldown } from "vite";

/** What a browser would load for a part of this package. */
export interface Size {
	/** Bytes of the script, minified. */
	readonly bytes: number;
	/** Bytes with brotli at its highest quality. */
	readonly brotli: number;
	/** The files it consists of, the largest first, with their bytes before minifying. */
	readonly parts: readonly (readonly [file: string, bytes: number])[];
}

const ENTRY = "virtual:entry";
const here = dirname(fileURLToPath(import.meta.url));

/** Bundles a module for browsers in the way the site bundles its islands. */
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

/** The module that plans a call and writes all its snippets. */
export const SNIPPETS = 'export { snippets } from "@vitrine/inference";';

/** The module of the example inputs. */
export const EXAMPLE = 'export { exampleInput } from "@vitrine/inference";';
