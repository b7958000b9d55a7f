import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The parts of a build, below `apps/web/dist`; the rest of that folder are marks of the build itself. */
const BUILT = ["client", "fonts", "server"];

/** The tracked files of a project and its built site, sorted. */
export function packedFiles(project: string): readonly string[] {
	const tracked = run(project, "git", ["ls-files", "-z"])
		.split("\0")
		.filter((file) => file !== "");
	const built = BUILT.flatMap((part) => filesBelow(project, join("apps/web/dist", part)));
	return [...tracked.filter((file) => existsSync(join(project, file))), ...built].sort();
}

/** The files in a folder of a project and below, by their paths from the project. */
export function filesBelow(project: string, folder: string): readonly string[] {
	const entries = readdirSync(join(project, folder), { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => relative(project, join(parentPath, name)));
}

/**
 * Writes files of a project to an archive that depends only on their names and contents, and on the given time. Needs GNU tar.
 */
export function writeArchive(project: string, { file, prefix, epoch }: Archive, files: readonly string[]): void {
	const fixed = ["--sort=name", `--mtime=@${epoch}`, "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"];
	const shape = ["--format=ustar", "--no-recursion", `--transform=flags=r;s,^,${prefix}/,`];
	const args = [...fixed, ...shape, "-C", project, "--null", "-T", "-", "--use-compress-program=gzip -9n", "-cf", file];
	run(project, "tar", args, `${files.join("\0")}\0`);
}

interface Archive {
	readonly file: string;
	/** The folder that all files are in. */
	readonly prefix: string;
	/** The modification time of all files, in seconds since 1970. */
	readonly epoch: string;
}

/** The output of a program. Throws an Error with what it printed if it fails. */
export function run(
	cwd: string,
	program: string,
	args: readonly string[],
	input = "",
	env: NodeJS.ProcessEnv = {},
): string {
	const { stdout, stderr, status, error } = spawnSync(program, args, {
		cwd,
		input,
		env: { ...process.env, ...env },
		encoding: "utf8",
		maxBuffer: 1 << 28,
	});
	if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
	return stdout;
}
