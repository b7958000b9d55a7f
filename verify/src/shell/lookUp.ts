import { spawnSync } from "node:child_process";
import { neededPackages } from "@vitrine/catalogue";
import { CLIENTS } from "@vitrine/inference";
import { matrix } from "../matrix/matrix.ts";
import { analyseCommand } from "./analysis.ts";
import { keyOf, type PackageName } from "./packageName.ts";
import { type KnownPackage, packageOf } from "./packages.ts";
import { parseProgram } from "./program.ts";

/** A package of a registry that can be searched. */
type RegistryPackage = Pick<KnownPackage, "ecosystem" | "name">;

/** The packages of PyPI and npm that the commands of the snippets and the install lines of clients name, each once. */
export function namedPackages(): readonly RegistryPackage[] {
	const snippets = matrix().flatMap(({ subjects }) => subjects.filter(({ language }) => language === "sh"));
	const commands = snippets.flatMap(({ text }) => parseProgram(text).commands);
	const named = commands.flatMap((words) => analyseCommand(words).packages).filter(isInRegistry);
	const needed = neededPackages.map((name): RegistryPackage => ({ ecosystem: "pypi", name }));
	const installed = CLIENTS.flatMap(({ package: one }) => (one ? [{ ecosystem: one.registry, name: one.name }] : []));
	return [...new Map([...named, ...needed, ...installed].map((one) => [keyOf(one), one])).values()];
}

const isInRegistry = (one: PackageName): one is RegistryPackage => one.ecosystem === "pypi" || one.ecosystem === "npm";

/** Looks up the newest versions of packages with uv and npm; throws for a package that its registry does not have. */
export function lookUp(packages: readonly RegistryPackage[], uv: string, today: string): readonly KnownPackage[] {
	const versions = versionsInPypi(
		packages.filter(({ ecosystem }) => ecosystem === "pypi").map(({ name }) => name),
		uv,
	);
	return packages.map((one) => {
		const version = one.ecosystem === "pypi" ? versions.get(keyOf(one)) : output("npm", ["view", one.name, "version"]);
		if (version === undefined) throw new Error(`${one.name}: uv has found no version.`);
		return resultOf(one, version.trim(), today);
	});
}

/** The result for a package, with its previous date if the version has not changed. */
function resultOf({ ecosystem, name }: RegistryPackage, version: string, today: string): KnownPackage {
	const earlier = packageOf({ ecosystem, name });
	return { ecosystem, name, version, date: earlier?.version === version ? earlier.date : today };
}

/** The newest versions of packages of PyPI, by key; nothing is installed. */
function versionsInPypi(names: readonly string[], uv: string): ReadonlyMap<string, string> {
	if (names.length === 0) return new Map();
	const args = ["pip", "compile", "--no-deps", "--no-header", "--no-annotate", "-"];
	const lines = output(uv, args, names.join("\n")).matchAll(/^([\w.-]+)==(\S+)/gm);
	return new Map([...lines].map(([, name = "", version = ""]) => [keyOf({ ecosystem: "pypi", name }), version]));
}

function output(command: string, args: readonly string[], input = ""): string {
	const { status, stdout, stderr, error } = spawnSync(command, args, { input, encoding: "utf8" });
	if (error !== undefined) throw new Error(`${command} could not be started: ${error.message}`, { cause: error });
	if (status !== 0) throw new Error(`${command} ${args.join(" ")} exited with status ${status}: ${stderr}`);
	return stdout;
}
