import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture } from "../processes/command.ts";
import { inTemporaryFolder } from "../processes/temporaryFolder.ts";
import { keyOf } from "../shell/packageName.ts";
import type { KnownPackage } from "../shell/packages.ts";

/** A package of PyPI or npm. */
export type Asked = Pick<KnownPackage, "ecosystem" | "name">;

/** What a registry says of a package: its newest version, that it does not have it, or why there was no answer. */
export type RegistryAnswer = { readonly version: string } | { readonly gone: true } | { readonly problem: string };

/** Asks the registry that npm is set to use on this machine. */
export async function askNpm({ name }: Asked, env: NodeJS.ProcessEnv = process.env): Promise<RegistryAnswer> {
	const { status, stdout, stderr } = await capture("npm", ["view", "--json", name, "version"], { env });
	const version = /^"([^"]+)"/.exec(stdout)?.[1];
	if (status === 0 && version !== undefined) return { version };
	const said = stdout + stderr;
	return said.includes("E404") ? { gone: true } : { problem: lastLine(said) };
}

/**
 * Asks the index that uv is set to use on this machine, for all packages at once. A package that it does not have is left out of
 * the next question, so there is one question more for each of them.
 */
export async function askPypi(
	packages: readonly Asked[],
	uv: string,
	env: NodeJS.ProcessEnv = process.env,
): Promise<ReadonlyMap<string, RegistryAnswer>> {
	const answers = new Map<string, RegistryAnswer>();
	let left = packages;
	while (left.length > 0) {
		const { status, stdout, stderr } = await compiled(left, uv, env);
		const gone = left.filter(({ name }) => status !== 0 && isAbsent(name, stderr));
		for (const one of left) {
			if (gone.includes(one)) answers.set(keyOf(one), { gone: true });
			else if (gone.length === 0)
				answers.set(keyOf(one), status === 0 ? versionIn(stdout, one) : { problem: lastLine(stderr) });
		}
		if (gone.length === 0) return answers;
		left = left.filter((one) => !gone.includes(one));
	}
	return answers;
}

const compiled = (packages: readonly Asked[], uv: string, env: NodeJS.ProcessEnv): ReturnType<typeof capture> =>
	inTemporaryFolder("drift", (folder) => {
		const list = join(folder, "names.txt");
		writeFileSync(list, packages.map(({ name }) => `${name}\n`).join(""));
		return capture(uv, ["pip", "compile", "--no-deps", "--no-header", "--no-annotate", list], { env });
	});

/** Whether uv says that it did not find the package: `Because acme was not found in the package registry`. */
const isAbsent = (name: string, said: string): boolean =>
	[...said.matchAll(/([\w.-]+)\s+was\s+not\s+found\s+in\s+the\s+package\s+registry/g)].some(
		([, found = ""]) => keyOf({ ecosystem: "pypi", name: found }) === keyOf({ ecosystem: "pypi", name }),
	);

function versionIn(lines: string, one: Asked): RegistryAnswer {
	const found = [...lines.matchAll(/^([\w.-]+)==(\S+)/gm)].find(
		([, name = ""]) => keyOf({ ecosystem: "pypi", name }) === keyOf(one),
	);
	return found?.[2] === undefined ? { problem: "uv has named no version" } : { version: found[2] };
}

const lastLine = (text: string): string => text.trim().split("\n").at(-1)?.trim().slice(0, 300) || "no answer";
