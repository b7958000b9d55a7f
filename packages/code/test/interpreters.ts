import { spawnSync } from "node:child_process";

/** The programs that parse snippets, as their installation is described. */
const SOURCES = {
	python3: "Python 3.9 or newer (Debian: apt-get install python3)",
	sh: "sh",
	bash: "bash",
	dash: "dash",
} as const;

export type Interpreter = keyof typeof SOURCES;

/** Whether a program is installed; warns if not. */
export function isHere(interpreter: Interpreter): boolean {
	const found = spawnSync(interpreter, ["-c", ""]).status === 0;
	if (!found) console.warn(`SKIPPED without ${SOURCES[interpreter]}: quoted values are not parsed by ${interpreter}`);
	return found;
}

/** What a program given on standard input prints; throws with its own words if it fails. */
export function run(command: string, args: readonly string[], program: string): string {
	const { status, stdout, stderr, error } = spawnSync(command, args, {
		input: program,
		env: { PATH: process.env.PATH, PYTHONUTF8: "1", LC_ALL: "C.UTF-8", TOKEN: SECRET },
		maxBuffer: 1e9,
	});
	if (error) throw error;
	if (status !== 0) throw new Error(`${command} failed: ${stderr.toString()}`);
	return stdout.toString();
}

/** The value of the variable TOKEN in every run: all characters that could break the quotes around it. */
export const SECRET = `tok'en "$HOME" {x} \`y\` \\`;
