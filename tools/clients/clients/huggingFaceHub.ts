import { join } from "node:path";
import type { Client, Place, Step } from "../client.ts";
import { programFile, pythonWith } from "../installed.ts";

/** The first versions that others still pin, and the newest that was tried. */
const VERSIONS = ["0.10.1", "0.16.4", "0.23.4", "0.28.1", "0.36.0", "2.4.0"] as const;
const NEWEST = "2.4.0";

/** huggingface_hub, as a program uses it. */
export const huggingFaceHub = (): readonly Client[] =>
	VERSIONS.map((version) => {
		const program = pythonWith("huggingface_hub", version);
		return {
			name: "huggingface_hub",
			version,
			works: ["list", "info", "download", "resume", "snapshot", "again", "missing", "token"],
			command: (step) => ({ program, words: [programFile("hub.py"), step] }),
		};
	});

/** The command `hf`. */
export const hf = (): readonly Client[] => [
	{
		name: "hf",
		version: NEWEST,
		works: ["list", "info", "download", "resume", "snapshot", "again", "missing", "token"],
		command: (step, place) => ({
			program: join(pythonWith("huggingface_hub", NEWEST), "../hf"),
			words: wordsOf(step, place),
			env: { NO_COLOR: "1" },
			result: (stdout) => (step === "download" || step === "snapshot" ? pathIn(stdout) : stdout),
		}),
	},
];

const wordsOf = (step: Step, { model, file, search }: Place): readonly string[] =>
	({
		list: ["models", "ls", "--search", search, "--format", "json"],
		info: ["models", "info", model],
		download: ["download", model, file],
		snapshot: ["download", model],
	})[step];

/** The path that the command prints. */
const pathIn = (stdout: string): string => /\/\S+/.exec(stdout.trim().split("\n").at(-1) ?? "")?.[0] ?? stdout;
