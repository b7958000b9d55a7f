import { spawnSync } from "node:child_process";
import { nameOf } from "../environments/installLine.ts";
import { lockedLine } from "../environments/lineEnvironment.ts";
import { once } from "../once.ts";
import type { Tools } from "../report/row.ts";
import type { Subject } from "../subject.ts";

/** Packages that decide how a snippet behaves even if its install line does not name them. */
const DECISIVE: readonly string[] = [
	..."torch tensorflow jax onnxruntime mlx transformers tokenizers diffusers accelerate".split(" "),
	..."huggingface_hub safetensors numpy torchcodec keras".split(" "),
];

/** The versions that a run of a snippet depends on: what its page installs, and what decides beneath that. */
export function versionsOf({ install }: Subject): Tools {
	const locked = lockedLine(install);
	if (typeof locked === "string") return {};
	const { line, lock } = locked;
	const printed = line.packages.map((one) => one.replace(/[[<>=!~;].*$/, ""));
	const names = new Map([...printed, ...DECISIVE].map((name) => [nameOf(name), name]));
	const packages = [...names].flatMap(([key, name]) => {
		const version = lock.versions.get(key);
		return version === undefined ? [] : [[name, version] as const];
	});
	const system = line.system.flatMap((name) => {
		const version = SYSTEM[name]?.();
		return version === undefined ? [] : [[name, version] as const];
	});
	return Object.fromEntries([...packages, ...system]);
}

/** The versions of packages of the operating system. */
const SYSTEM: Readonly<Record<string, () => string | undefined>> = {
	ffmpeg: once(() => /^ffmpeg version (\d[\d.]*)/.exec(outputOf("ffmpeg", "-version"))?.[1]),
};

const outputOf = (command: string, option: string): string =>
	spawnSync(command, [option], { encoding: "utf8" }).stdout ?? "";

/** The top-level modules that a program imports, in order. */
export const importsOf = (text: string): readonly string[] => [
	...new Set([...text.matchAll(/^\s*(?:import|from) (\w+)/gm)].map(([, name = ""]) => name)),
];
