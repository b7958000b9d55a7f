import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** What is compiled. Paths are relative to the project. */
export interface Compilation {
	/** Globs of sources, with everything that they import. */
	readonly include: readonly string[];
	/** The folder of the output, in which files have the paths of their sources. */
	readonly out: string;
	/** Whether to write declarations and source maps too. */
	readonly declarations: boolean;
	/** Sources by the names that import them. The compiler writes only what it did not find in node_modules. */
	readonly names?: ReadonlyMap<string, string>;
	/** Libraries of the language that the sources may use, if not those of the project. */
	readonly lib?: readonly string[];
}

/** Compiles sources of a project with its own compiler options. Throws an Error with the compiler's messages. */
export function compile(project: string, { include, names, out, declarations, lib }: Compilation): void {
	const config = join(project, out, "tsconfig.json");
	const upwards = relative(join(project, out), project);
	const below = (paths: readonly string[]): readonly string[] => paths.map((path) => join(upwards, path));
	rmSync(dirname(config), { recursive: true, force: true });
	mkdirSync(dirname(config), { recursive: true });
	const paths = Object.fromEntries([...(names ?? [])].map(([name, source]) => [name, below([source])]));
	const maps = { declaration: declarations, declarationMap: declarations, sourceMap: declarations };
	const compilerOptions = { ...EMIT, ...maps, ...(names && { paths }) };
	const written = {
		extends: join(upwards, "tsconfig.json"),
		include: below(include),
		exclude: below(TESTS),
		compilerOptions: { ...compilerOptions, ...(lib && { lib }), rootDir: upwards, outDir: "." },
	};
	writeFileSync(config, JSON.stringify(written));
	compiled(project, config);
}

const TESTS = ["**/*.test.ts", "**/*.test.tsx", "**/testing", "**/suite", "**/suite.ts"];

const EMIT = { noEmit: false, rewriteRelativeImportExtensions: true };

function compiled(project: string, config: string): void {
	const tsc = join(project, "node_modules/typescript/bin/tsc");
	const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, "-p", config], { encoding: "utf8" });
	if (status !== 0) throw new Error(`The sources do not compile:\n${stdout}${stderr}`);
}
