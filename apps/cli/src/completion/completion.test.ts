import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { libraries, taskIds } from "@vitrine/catalogue";
import { afterAll, describe, expect, it } from "vitest";
import { run, vitrineProgram } from "../run.ts";
import { fakeIo } from "../testing/io.ts";
import { type CommandRow, rowsOf, tableOf } from "./table.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-completion-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "own models.ndjson"), "");

const rows = rowsOf(tableOf(vitrineProgram(fakeIo(), "1.2.3")));

async function scriptFor(shell: string): Promise<string> {
	const io = fakeIo();
	expect(await run(["completion", shell], io, "1.2.3")).toBe(0);
	const file = join(folder, `vitrine.${shell}`);
	writeFileSync(file, io.written());
	return file;
}

/** What a shell prints for a script. */
function printed(shell: string, args: readonly string[], input: string): string {
	const { stdout, stderr, error } = spawnSync(shell, args, { input, cwd: folder, encoding: "utf8" });
	if (error) throw error;
	expect(stderr).toBe("");
	return stdout;
}

/** What a shell offers for each list of words, the last of which is being written. */
type Offers = (lines: readonly (readonly string[])[]) => readonly (readonly string[])[];

const offersOf = (text: string): readonly (readonly string[])[] =>
	text
		.split("== \n")
		.slice(1)
		.map((part) => part.split("\n").filter(Boolean).toSorted());

const inBash =
	(file: string): Offers =>
	(lines) => {
		const asked = lines.map((words) => {
			const list = words.flatMap((word) => word.split(/(=)/)).map((word) => `'${word}'`);
			return `COMP_WORDS=(vitrine ${list.join(" ")}); COMP_CWORD=${list.length}; _vitrine; echo "== "; printf '%s\\n' "\${COMPREPLY[@]}"`;
		});
		return offersOf(printed("bash", ["--norc"], `source '${file}'\n${asked.join("\n")}`));
	};

const inFish =
	(file: string): Offers =>
	(lines) => {
		const asked = lines.map((words) => `echo "== "; complete -C 'vitrine ${words.join(" ")}' | cut -f1`);
		return offersOf(printed("fish", ["--no-config", "-c", `source '${file}'\n${asked.join("\n")}`], "")).map(
			(offers, at) => offers.map((offer) => valueIn(offer, lines[at]!)),
		);
	};

/** Fish repeats a flag that is joined to its value. */
const valueIn = (offer: string, words: readonly string[]): string =>
	words.at(-1)?.includes("=") ? offer.replace(/^[^=]+=/, "") : offer;

const flagsOf = ({ flags }: CommandRow): readonly string[] =>
	flags
		.flatMap(({ names }) => names)
		.filter((name) => name.startsWith("--"))
		.toSorted();

describe("the table of commands and flags", () => {
	it("is what the help has", async () => {
		for (const row of rows) {
			const io = fakeIo();
			expect(await run([...row.path, "--help"], io, "1.2.3")).toBe(0);
			const [, options = ""] = /^Options:\n([^]*?)\n(?:\n|$)/m.exec(io.written()) ?? [];
			const named = [...options.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, name = ""]) => name);
			expect(flagsOf(row), row.path.join(" ")).toEqual(named.toSorted());
		}
		expect(rows.length).toBeGreaterThan(18);
	});
});

const SHELLS = { bash: inBash, fish: inFish } as const;
const has = (shell: string): boolean => spawnSync(shell, ["--version"]).status === 0;

for (const shell of ["bash", "fish", "zsh", "pwsh"])
	if (!has(shell)) console.warn(`SKIPPED without ${shell}: its completion was not run`);

describe.each(["bash", "fish"] as const)("the completion of %s", (shell) => {
	it.skipIf(!has(shell))("offers every command and every flag", async () => {
		const offers = SHELLS[shell](await scriptFor(shell));
		const flags = offers(rows.map(({ path }) => [...path, "--"]));
		const commands = offers(rows.map(({ path }) => [...path, ""]));
		for (const [at, row] of rows.entries()) {
			expect(flags[at], row.path.join(" ")).toEqual(flagsOf(row));
			if (row.below.length > 0)
				expect(commands[at], row.path.join(" ")).toEqual(row.below.map(({ path }) => path.at(-1)).toSorted());
		}
	});

	it.skipIf(!has(shell))("offers values and files, and leaves free text alone", async () => {
		const [sort, task, joined, argument, files, free, words] = SHELLS[shell](await scriptFor(shell))([
			["search", "--sort", "d"],
			["search", "--library", "timm", "--task", "text-g"],
			["search", "--task=text-g"],
			["libraries", "timm"],
			["import", "own"],
			["snippets", "--max-tokens", ""],
			["search", "words", "--ascend"],
		]);
		const generation = taskIds.filter((id) => id.startsWith("text-g"));
		expect([sort, task, joined, free]).toEqual([["downloads"], generation, generation, []]);
		expect(argument).toEqual(libraries.map(({ key }) => key).filter((key) => key.startsWith("timm")));
		expect(files?.map((file) => file.replaceAll("\\", ""))).toEqual(["own models.ndjson"]);
		expect(words).toEqual(["--ascending"]);
	});
});

describe("the completion of zsh", () => {
	const typed = [
		["sni", "snippets"],
		["tok rev", "tok rev"],
		["token rev", "token revoke"],
		["search --asc", "search --ascending"],
		["search --sort dow", "search --sort downloads"],
		["search --task=text-gen", "search --task=text-generation"],
		["search word --base-m", "search word --base-model"],
		["libraries sentence-tr", "libraries sentence-transformers"],
		["completion pow", "completion powershell"],
		["import own", "import own models.ndjson"],
		["serve --da", "serve --data"],
	] as const;

	it.skipIf(!has("zsh"))("completes what is typed in a terminal", async () => {
		const script = `
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'stty columns 200; PS1=; autoload -U compinit; compinit -u -d ${folder}/dump; vitrine() { print -r -- "RAN $* END" }; source ${await scriptFor("zsh")}; print RE''ADY'
zpty -r shell out '*READY*'
${typed
	.map(([words]) => `zpty -w -n shell $'vitrine ${words}\\t\\n'; zpty -r shell out $'*RAN * END*'; print -r -- "$out"`)
	.join("\n")}
zpty -d shell`;
		const found = [...printed("zsh", ["-f"], script).matchAll(/RAN (.*) END/g)].map(([, words = ""]) =>
			words.replace(/=?$/, ""),
		);
		expect(found).toEqual(typed.map(([, completed]) => completed));
	});
});

describe("the completion of PowerShell", () => {
	it.skipIf(!has("pwsh"))("offers commands, flags and values", async () => {
		const lines = ["vitrine sni", "vitrine search --asc", "vitrine search --sort dow", "vitrine index st"];
		const asked = lines.map(
			(line) => `(TabExpansion2 '${line}' ${line.length}).CompletionMatches.CompletionText -join ' '`,
		);
		const text = printed(
			"pwsh",
			["-NoProfile", "-Command", "-"],
			`. '${await scriptFor("powershell")}'\n${asked.join("\n")}\n`,
		);
		expect(text.trim().split(/\r?\n/)).toEqual(["snippets", "--ascending", "downloads", "status"]);
	});
});

it("an unknown shell is refused with the known ones", async () => {
	const io = fakeIo();
	expect(await run(["completion", "tcsh"], io, "1.2.3")).toBe(2);
	expect(io.complained()).toContain("Allowed choices are bash, zsh, fish, powershell");
});
