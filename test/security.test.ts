import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, test } from "vitest";
import { root } from "./source.ts";

const document = readFileSync(join(root, "SECURITY.md"), "utf8");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
	scripts: Readonly<Record<string, string>>;
};
const tests = globSync("{{packages,apps}/*/src,verify/src,test}/**/*.test.{ts,tsx}", { cwd: root });

/** Which of the tests a command runs. */
const KINDS: Readonly<Record<string, (file: string) => boolean>> = {
	test: (file) => !/\.(?:slow|cluster)\.test\./.test(file),
	"test:all": (file) => /\.slow\.test\./.test(file),
	"test:cluster": (file) => /\.cluster\.test\./.test(file),
};

/** The rows of the table of promises: the promise, and the commands in its second cell. */
const promises = document
	.split("\n")
	.map((line) => line.split("|").map((cell) => cell.trim()))
	.filter((cells) => cells.length === 4 && cells[1] !== "Promise" && !/^-+$/.test(cells[1] ?? ""))
	.map(
		([, promise = "", commands = ""]) =>
			[promise, [...commands.matchAll(/`([^`]+)`/g)].map(([, command = ""]) => command)] as const,
	);

it("the table of promises is read", () => {
	expect(promises.length).toBeGreaterThan(15);
});

test.each(promises)("%s: its commands exist", (_, commands) => {
	expect(commands).not.toEqual([]);
	for (const command of commands) expect(problemWith(command), command).toBe("");
});

test.each([
	["npm run nothing", "no such script"],
	["npm run attack -- --only everything", "no such part"],
	["npm test -- apps/cli/src/check", "no test that this command runs"],
	["npm test -- reproducible", "no test that this command runs"],
	["npm run test:all -- reproducible", "runs more than slow tests"],
	["sh tools/deploy/images.sh", "no such file"],
	["rm -rf node_modules", "not an npm command"],
])("%s is refused", (command, problem) => {
	expect(problemWith(command)).toBe(problem);
});

/** What is wrong with a command, or nothing. */
function problemWith(command: string): string {
	const [, file] = /^(?:[A-Z]+=\w+ )?sh ([\w./-]+)$/.exec(command) ?? [];
	if (file !== undefined) return existsSync(join(root, file)) ? "" : "no such file";
	const [, script = "", rest = ""] = /^npm (?:run )?([\w:]+)(?: -- (.+))?$/.exec(command) ?? [];
	if (script === "") return "not an npm command";
	if (scripts[script] === undefined) return "no such script";
	if (script === "attack") return partProblem(rest);
	const kind = KINDS[script];
	return kind === undefined ? "" : testsProblem(script, rest, kind);
}

function partProblem(rest: string): string {
	const [, part] = /^--only (\w+)$/.exec(rest) ?? [];
	const [, parts = ""] =
		/const PARTS = \[([^\]]+)\]/.exec(readFileSync(join(root, "tools/attack/main.ts"), "utf8")) ?? [];
	return part !== undefined && parts.includes(`"${part}"`) ? "" : "no such part";
}

/** A name of tests is a whole folder or file: part of a word is found in files that test something else. */
function testsProblem(script: string, rest: string, isRun: (file: string) => boolean): string {
	if (script === "test:all" && !rest.startsWith("--slow ")) return "runs more than slow tests";
	const name = rest.replace(/^--slow /, "");
	const isNamed = (file: string): boolean => ["/", "."].some((end) => `/${file}`.includes(`/${name}${end}`));
	const isFound = tests.some((file) => isRun(file) && isNamed(file));
	return isFound ? "" : "no test that this command runs";
}
