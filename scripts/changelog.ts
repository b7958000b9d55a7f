// npm run changelog: writes the commits since the last version's tag to CHANGELOG.md, as the section of the version in
// package.json. A version without an earlier tag gets a sentence.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { changelogSection, firstSection, withSection } from "./packages/changelog.ts";
import { manifestIn } from "./packages/rooms.ts";
import { run } from "./supply/archive.ts";

const root = dirname(import.meta.dirname);
const file = join(root, "CHANGELOG.md");
const { version } = manifestIn(root, ".");
const git = (...args: readonly string[]): readonly string[] => run(root, "git", args).split("\n").filter(Boolean);

const tag = git("tag", "--list", "v*", "--sort=-version:refname", "--merged", "HEAD").find(
	(one) => one !== `v${version}`,
);
const commits = git(
	"log",
	"--no-merges",
	"--abbrev=10",
	"--topo-order",
	"--format=%h\t%s",
	tag === undefined ? "HEAD" : `${tag}..HEAD`,
).map((line) => {
	const [hash = "", title = ""] = line.split("\t");
	return { hash, title };
});
const [day = ""] = git("log", "-1", "--format=%cs");
const before = existsSync(file) ? readFileSync(file, "utf8") : "# Changes\n";
const section = tag === undefined ? firstSection(version, day) : changelogSection(version, day, commits);
writeFileSync(file, withSection(before, version, section));
console.log(`CHANGELOG.md: ${commits.length} commits since ${tag ?? "the first"}`);
