import { spawnSync } from "node:child_process";

/** What a program printed, to both streams if it failed. */
export interface Ended {
	readonly status: number | null;
	readonly output: string;
}

/** Runs a program to its end, without the variables that an npm around it sets. */
export function ended(cwd: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Ended {
	const own = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_|^VITEST/.test(name));
	const options = { cwd, env: { ...Object.fromEntries(own), ...env }, encoding: "utf8", maxBuffer: 1 << 26 } as const;
	const { status, stdout, stderr, error } = spawnSync(program, args, options);
	return { status, output: status === 0 ? stdout : `${error?.message ?? ""}${stdout}${stderr}` };
}
