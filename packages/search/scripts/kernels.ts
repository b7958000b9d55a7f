// npm run kernels: compiles kernels.wat of the embedded engine to kernels.generated.json.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import wabt from "wabt";

const FOLDER = join(import.meta.dirname, "../src/engines/embedded/segment/kernels");

/** The content of the generated file. */
export async function compiledKernels(): Promise<string> {
	const { parseWat } = await wabt();
	const module = parseWat("kernels.wat", readFileSync(join(FOLDER, "kernels.wat"), "utf8"), { simd: true });
	const { buffer } = module.toBinary({});
	return `${JSON.stringify({ wasm: Buffer.from(buffer).toString("base64") })}\n`;
}

if (import.meta.main) writeFileSync(join(FOLDER, "kernels.generated.json"), await compiledKernels());
