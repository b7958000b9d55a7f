import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, expect, it } from "vitest";
import { run } from "../scripts/supply/archive.ts";

const root = join(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "vitrine-reproducible-"));
afterAll(() => rmSync(scratch, { recursive: true }));

it("two builds in two folders give the same files", { timeout: 600_000 }, () => {
	const [one = [], two = []] = ["one", "two/of another depth"].map((name) => hashesOf(built(join(scratch, name))));
	expect(one.length).toBeGreaterThan(20);
	expect(one).toEqual(two);
});

/** Copies the tracked files of the project to a folder, and builds the site there; returns the folder of the build. */
function built(folder: string): string {
	const tracked = run(root, "git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).split("\0");
	for (const file of tracked.filter((name) => /^(?:apps|packages|verify|docs|starter|package)/.test(name))) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		cpSync(join(root, file), join(folder, file));
	}
	linkModules(folder);
	const env = { ...process.env, NODE_ENV: "production" };
	const { status, stderr } = spawnSync(process.execPath, ["apps/web/scripts/build.ts"], {
		cwd: folder,
		env,
		encoding: "utf8",
	});
	expect(stderr).toContain("Built.");
	expect(status).toBe(0);
	return join(folder, "apps/web/dist");
}

/** Links each package of the project's node_modules; its own packages are those of the copy. */
function linkModules(folder: string): void {
	const [from, to] = [join(root, "node_modules"), join(folder, "node_modules")];
	mkdirSync(join(to, "@vitrine"), { recursive: true });
	for (const name of readdirSync(from).filter((entry) => entry !== "@vitrine" && !entry.startsWith(".")))
		symlinkSync(join(from, name), join(to, name));
	for (const name of readdirSync(join(from, "@vitrine")))
		symlinkSync(readlinkSync(join(from, "@vitrine", name)), join(to, "@vitrine", name));
}

/** Each file below a folder with its hash, without the marks of the build. */
function hashesOf(folder: string): readonly string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.startsWith("."))
		.map(({ parentPath, name }) => join(parentPath, name))
		.map((file) => `${createHash("sha256").update(readFileSync(file)).digest("hex")} ${relative(folder, file)}`)
		.sort();
}
