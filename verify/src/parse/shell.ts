import { execFile, spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { basename } from "node:path";
import type { Check } from "../check.ts";
import { once } from "../once.ts";
import type { Tools } from "../report/row.ts";
import { DEFECTS } from "./defects.ts";

const SHELLS = ["bash", "sh"] as const;
const WORKERS = 4;

/** Parses shell programs with bash and with the `sh` of this machine, which do not check that commands exist. */
export const shell: Check = {
	level: "parsed",
	stage: "parsed",
	defects: DEFECTS,
	installHint: "Install bash.",
	appliesTo: ({ language }) => language === "sh",
	isAvailable: async () => versions() !== undefined,
	tools: () => versions() ?? {},
	async run(subjects, onResult) {
		const queue = subjects.values();
		const work = async (): Promise<void> => {
			for (const subject of queue) onResult(subject, await problemOf(subject.text));
		};
		await Promise.all(Array.from({ length: WORKERS }, work));
	},
};

const versions = once((): Tools | undefined => {
	const { stdout, status } = spawnSync("bash", ["-c", "echo ${BASH_VERSINFO[0]}.${BASH_VERSINFO[1]}; command -v sh"]);
	const [bash, sh] = stdout?.toString().trim().split("\n") ?? [];
	return status === 0 && bash && sh ? { bash, sh: basename(realpathSync(sh)) } : undefined;
});

async function problemOf(text: string): Promise<string | undefined> {
	for (const name of SHELLS) {
		const problem = await parse(name, text);
		if (problem !== undefined) return `${name} -n: ${problem}`;
	}
	return undefined;
}

/** The first error that a shell prints when it parses a text without running it; undefined if it prints none. */
function parse(name: string, text: string): Promise<string | undefined> {
	return new Promise((resolve) => {
		const { stdin } = execFile(name, ["-n"], { env: { LC_ALL: "C.UTF-8" } }, (error, _, stderr) => {
			const [first] = stderr.trim().split("\n");
			resolve(first || (error ? error.message : undefined));
		});
		stdin?.on("error", () => undefined).end(text);
	});
}
