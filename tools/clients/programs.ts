import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Stage } from "./stage.ts";
import type { Tried } from "./matrix.ts";

/** Programs that download a file by its address, and how they resume. */
const PROGRAMS = [
	{ name: "curl", words: (url: string, file: string) => ["-sfS", "-C", "-", "-o", file, url] },
	{ name: "wget", words: (url: string, file: string) => ["-q", "-c", "-O", file, url] },
	{
		name: "aria2c",
		words: (url: string, file: string) => ["-q", "-c", "-x8", "--min-split-size=1M", "-d", "/", "-o", file, url],
	},
];

/** What the programs of this machine do. */
export function programs({ url, folder, expected }: Stage): readonly Tried[] {
	return PROGRAMS.flatMap(({ name, words }) => {
		const version = versionOf(name);
		if (version === undefined) return [];
		const file = join(folder, name);
		const address = `${url}/acme/chat/resolve/main/chat-Q8_0.gguf`;
		const get = (): true | string => {
			const { status, stderr } = spawnSync(name, words(address, file), { encoding: "utf8" });
			return (status === 0 && readFileSync(file).equals(readFileSync(expected))) || `exit ${status}: ${stderr}`;
		};
		const download = get();
		// What a download that was killed has left.
		if (download === true) writeFileSync(file, readFileSync(expected).subarray(0, 20_000_000));
		return [{ name, version, found: { download, resume: get() } }];
	});
}

/** What the command `hf` does, in the version of a Python. */
export function hfCommand({ url, folder, expected }: Stage, python: string, version: string): Tried {
	const home = join(folder, "hf");
	mkdirSync(home, { recursive: true });
	const env = { ...process.env, HF_ENDPOINT: url, HF_HOME: home, HF_HUB_DISABLE_TELEMETRY: "1", NO_COLOR: "1" };
	const hf = (...words: readonly string[]): true | string => {
		const { status, stdout, stderr } = spawnSync(join(python, "../hf"), words, { env, encoding: "utf8" });
		return status === 0 || `exit ${status}: ${stdout}${stderr}`.slice(0, 300);
	};
	const local = join(home, "local");
	const download = hf("download", "acme/chat", "--local-dir", local);
	const isWhole = download !== true || statSync(join(local, "chat-Q8_0.gguf")).size === statSync(expected).size;
	return {
		name: "hf",
		version,
		found: {
			list: hf("models", "ls", "--search", "me/ch"),
			info: hf("models", "info", "acme/chat"),
			download: isWhole ? download : "a wrong size",
			snapshot: hf("download", "acme/chat"),
			again: hf("cache", "verify", "acme/chat"),
		},
	};
}

function versionOf(name: string): string | undefined {
	try {
		return /\d+\.\d[\w.]*/.exec(execFileSync(name, ["--version"], { encoding: "utf8" }))?.[0];
	} catch {
		return undefined;
	}
}
