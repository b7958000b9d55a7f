import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** A Python with the packages of the snippets; undefined, with a warning, if there is none. */
export const python: string | undefined = found();

function found(): string | undefined {
	const candidates = ["python3", ...installed()];
	const present = candidates.find(
		(name) => spawnSync(name, ["-c", "import huggingface_hub, openai, fal_client"]).status === 0,
	);
	if (present === undefined)
		console.warn(
			"SKIPPED without the environments of the checks (npm run verify -- --install --only calls): the methods of Python clients",
		);
	return present;
}

/** The packages that verify installs for the calls. */
function installed(): string[] {
	const { VITRINE_CACHE: cache, XDG_CACHE_HOME: home = join(homedir(), ".cache") } = process.env;
	const folder = join(cache ?? join(home, "vitrine"), "environments");
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((name) => name.startsWith("calls-"))
		.map((name) => join(folder, name, "bin/python"));
}

/** The output of a program, parsed as JSON. */
export function printed(program: string): unknown {
	const { stdout, stderr, status } = spawnSync(python!, ["-c", program], { encoding: "utf8" });
	if (status !== 0) throw new Error(stderr);
	return JSON.parse(stdout);
}
