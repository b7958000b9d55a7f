// node scripts/with-node.mjs verify/src/shell/lookup.ts: asks the registries again for every package that commands name,
// and writes packages.ndjson. Needs uv and npm.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { neededPackages } from "@vitrine/catalogue";
import { matrix } from "../matrix.ts";
import { type KnownPackage, keyOf, packageOf, PACKAGES_FILE } from "./packages.ts";
import { type Named, readCommand } from "./usage.ts";
import { readProgram } from "./words.ts";

const date = new Date().toISOString().slice(0, 10);
const all = [...named(), ...neededPackages.map((name): Named => ({ ecosystem: "pypi", name }))];
const single = [...new Map(all.map((one) => [keyOf(one), one])).values()];
const found = [...ofPypi(namesOf("pypi")), ...namesOf("npm").map(ofNpm)];
found.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
writeFileSync(PACKAGES_FILE, found.map((one) => `${JSON.stringify(one)}\n`).join(""));
console.log(`${found.length} packages in ${PACKAGES_FILE}`);

/** What the commands of all load and app snippets name. */
function named(): readonly Named[] {
	const snippets = matrix().flatMap(({ subjects }) => subjects.filter(({ language }) => language === "sh"));
	const commands = snippets.flatMap(({ text }) => readProgram(text).commands);
	return commands.flatMap((words) => readCommand(words).named);
}

function namesOf(ecosystem: string): readonly string[] {
	return single.filter((one) => one.ecosystem === ecosystem).map(({ name }) => name);
}

/** The newest version of each, in one run that installs nothing; it fails for a name that PyPI does not have. */
function ofPypi(names: readonly string[]): readonly KnownPackage[] {
	const said = done("uv", ["pip", "compile", "--no-deps", "--no-header", "--no-annotate", "-"], names.join("\n"));
	const versions = new Map(
		said.split("\n").flatMap((line): [string, string][] => {
			const [, name, version] = /^([\w.-]+)==(\S+)/.exec(line) ?? [];
			return name !== undefined && version !== undefined ? [[keyOf({ ecosystem: "pypi", name }), version]] : [];
		}),
	);
	return names.map((name) => {
		const version = versions.get(keyOf({ ecosystem: "pypi", name }));
		if (version === undefined) throw new Error(`${name}: uv gave no version for it.`);
		return answer("pypi", name, version);
	});
}

function ofNpm(name: string): KnownPackage {
	return answer("npm", name, done("npm", ["view", name, "version"], "").trim());
}

/** Keeps the day of an answer that has not changed. */
function answer(ecosystem: "pypi" | "npm", name: string, version: string): KnownPackage {
	const earlier = packageOf({ ecosystem, name });
	return { ecosystem, name, version, date: earlier?.version === version ? earlier.date : date };
}

function done(command: string, words: readonly string[], input: string): string {
	const { status, stdout, stderr, error } = spawnSync(command, words, { input, encoding: "utf8" });
	if (error !== undefined) throw new Error(`${command} could not be started: ${error.message}`);
	if (status !== 0) throw new Error(`${command} ${words.join(" ")} ended with ${status}: ${stderr}`);
	return stdout;
}
