import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type Client, NotHere, type Work } from "../client.ts";

/** A program that downloads a file by its address, and resumes it. */
interface Program {
	readonly name: string;
	readonly works: readonly Work[];
	words(url: string, folder: string, file: string): readonly string[];
	/** The option that sends a token. */
	bearer(token: string): string;
}

const PROGRAMS: readonly Program[] = [
	{
		name: "curl",
		// A whole file is answered with 416, which --fail reports.
		works: ["download", "resume", "missing", "token"],
		words: (url, folder, file) => ["-sfSL", "-C", "-", "-o", join(folder, file), url],
		bearer: (token) => `-HAuthorization: Bearer ${token}`,
	},
	{
		name: "wget",
		works: ["download", "resume", "again", "missing", "token"],
		words: (url, folder, file) => ["-nv", "-c", "-O", join(folder, file), url],
		bearer: (token) => `--header=Authorization: Bearer ${token}`,
	},
	{
		name: "aria2c",
		works: ["download", "resume", "again", "missing", "token"],
		// Without the interval, a file that is killed in its first minute is not resumed.
		words: (url, folder, file) => [
			"-c",
			"-x8",
			"--min-split-size=1M",
			"--auto-save-interval=1",
			"--conditional-get=true",
			"--allow-overwrite=true",
			"-d",
			folder,
			"-o",
			file,
			url,
		],
		bearer: (token) => `--header=Authorization: Bearer ${token}`,
	},
];

/** One of the programs of this machine. */
export const program = (wanted: string) => (): readonly Client[] => {
	const { name, works, words, bearer } = PROGRAMS.find(({ name }) => name === wanted)!;
	return [
		{
			name,
			version: versionOf(name),
			works,
			command: (_, { url, home, model, file, token }) => ({
				program: name,
				words: [
					...(token === undefined ? [] : [bearer(token)]),
					...words(`${url}/${model}/resolve/main/${file}`, home, file),
				],
				result: () => join(home, file),
			}),
		},
	];
};

/** The version that a program of this machine prints. Throws NotHere if there is none. */
export function versionOf(name: string, ...words: readonly string[]): string {
	const { stdout, error } = spawnSync(name, words.length > 0 ? words : ["--version"], { encoding: "utf8" });
	if (error !== undefined) throw new NotHere(`${name} is not installed`);
	return /\d+\.\d[\w.]*/.exec(stdout)?.[0] ?? "";
}
