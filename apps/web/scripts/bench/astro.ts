import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Markup } from "./markup.ts";
import { type Measured, startMeasured } from "./server.ts";

/** Astro has its own folder and lock file: only this bench needs it. */
const folder = fileURLToPath(new URL("../../../../tools/astro/", import.meta.url));

/** Installs Astro from its lock file if it is missing, and builds its page. Throws if it fails. */
export function prepareAstro(): void {
	if (!existsSync(join(folder, "node_modules/astro")))
		run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]);
	run(process.execPath, ["node_modules/astro/bin/astro.mjs", "build", "--silent"]);
}

function run(command: string, args: readonly string[]): void {
	const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
	const shell = process.platform === "win32";
	const { status } = spawnSync(command, args, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"], shell });
	if (status !== 0) throw new Error(`${command} ${args.join(" ")} in ${folder} failed; see the errors above.`);
}

/**
 * Astro with pages of the same elements, at `/0`, `/1` and so on. Their data are in its memory, so it only renders: it neither
 * reads an index, nor chooses and writes code, nor compresses.
 */
export async function startAstro(pages: readonly Markup[]): Promise<Measured> {
	const place = mkdtempSync(join(tmpdir(), "vitrine-astro-"));
	const file = join(place, "pages.json");
	writeFileSync(file, JSON.stringify(pages));
	const clean = (): void => rmSync(place, { recursive: true, force: true });
	return startMeasured([join(folder, "serve.mjs"), file], { NODE_ENV: "production" }, clean);
}
