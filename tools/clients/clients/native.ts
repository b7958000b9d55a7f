import { join } from "node:path";
import type { Client, Step, Work } from "../client.ts";
import { command, installed, programFile } from "../installed.ts";
import { versionOf } from "./programs.ts";

/** The versions of hf-hub in `programs/rust/Cargo.toml`, by the program that uses each. */
const HF_HUB: Readonly<Record<string, readonly [version: string, works: readonly Work[]]>> = {
	earlier: ["0.4.3", ["info", "download", "resume", "again", "missing", "token"]],
	current: ["1.0.0", ["list", "info", "download", "resume", "snapshot", "again", "missing", "token"]],
};

/** hf-hub, for Rust; compiled once, which takes minutes. A lock file of Cargo names its registry, so there is none. */
export function hfHub(): readonly Client[] {
	versionOf("cargo");
	const versions = Object.values(HF_HUB).map(([version]) => version);
	const folder = installed(`hf-hub-${versions.join("-")}`, (folder) =>
		command("cargo", ["build", "--quiet", "--target-dir", folder], {}, programFile("rust")),
	);
	return Object.entries(HF_HUB).map(([name, [version, works]]) =>
		compiled("hf-hub", version, works, join(folder, "debug", name)),
	);
}

const GO_HUGGINGFACE = "0.3.1";

/** go-huggingface. */
export function goHuggingFace(): readonly Client[] {
	versionOf("go", "version");
	const folder = installed(`go-huggingface-${GO_HUGGINGFACE}`, (folder) =>
		command("go", ["build", "-o", join(folder, "client"), "."], {}, programFile("go")),
	);
	const works: readonly Work[] = ["info", "download", "resume", "snapshot", "again", "missing", "token"];
	return [compiled("go-huggingface", GO_HUGGINGFACE, works, join(folder, "client"))];
}

const compiled = (name: string, version: string, works: readonly Work[], program: string): Client => ({
	name,
	version,
	works,
	command: (step: Step) => ({ program, words: [step] }),
});
