import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../processes/command.ts";
import { cacheFolder } from "./cache.ts";

const UV = "uv==0.13.9";

/** The path of the uv installer, which is ten times as fast as pip; installs it if it is missing. */
export async function installUv(log: (line: string) => void): Promise<string> {
	const folder = join(cacheFolder(), UV);
	const uv = join(folder, "bin/uv");
	if (existsSync(uv)) return uv;
	log(`${UV}: installing`);
	const draft = `${folder}.${process.pid}`;
	mkdirSync(cacheFolder(), { recursive: true });
	await runCommand("python3", ["-m", "venv", draft]);
	await runCommand(join(draft, "bin/pip"), ["install", "--quiet", "--disable-pip-version-check", UV]);
	rmSync(folder, { recursive: true, force: true });
	renameSync(draft, folder);
	return uv;
}
