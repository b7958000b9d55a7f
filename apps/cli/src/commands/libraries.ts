import { Argument, type Command } from "commander";
import {
	describedFacts,
	describeDownloads,
	libraries,
	libraryOf,
	nearest,
	type Library,
	whereRead,
	whyNoCode,
} from "@vitrine/catalogue";
import { Misuse } from "../errors.ts";
import { facts, json, table } from "../format.ts";
import type { Io } from "../io.ts";
import { examples, jsonOption, suggesting } from "../options.ts";

/** `vitrine libraries [KEY]` */
export function librariesCommand(vitrine: Command, io: Io): void {
	vitrine
		.command("libraries")
		.description("List libraries, or describe one")
		.addArgument(
			suggesting(
				new Argument("[key]", "Library to describe, by its key"),
				libraries.map(({ key }) => key),
			),
		)
		.addOption(jsonOption())
		.addHelpText("after", examples("vitrine libraries", "vitrine libraries transformers --json"))
		.action((key: string | undefined, options: { json?: boolean }) =>
			io.out(key === undefined ? all(io, options) : one(io, library(key), options)),
		);
}

/** The library of a key. Throws Misuse with similar keys if there is none. */
export function library(key: string): Library {
	const found = libraryOf(key);
	if (found) return found;
	const near = nearest(
		libraries.map(({ key }) => key),
		key,
	);
	const advice = near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "See `vitrine libraries`.";
	throw new Misuse(`library: ${JSON.stringify(key)} is not a library key. ${advice}`);
}

function all(io: Io, options: { json?: boolean }): string {
	if (options.json) return json(libraries.map(plain));
	const rows = libraries.map(({ key, prettyLabel, tasks, snippets }) => [
		key,
		prettyLabel,
		String(tasks.length),
		snippets ? "yes" : "no",
	]);
	return table(io, ["key", "name", "tasks", "snippets"], rows);
}

function one(io: Io, found: Library, options: { json?: boolean }): string {
	if (options.json) return json(plain(found));
	return facts(io, [
		["key", found.key],
		["name", found.prettyLabel],
		["purpose", found.summary],
		...describedFacts("library", found).map(
			(fact) => [fact.name.toLowerCase(), `${fact.text} (${whereRead(fact)})`] as const,
		),
		["gone", found.goneSince && `its package has been missing from its registry since ${found.goneSince}`],
		["repository", found.repoUrl],
		["documentation", found.docsUrl],
		["package", found.package && [found.package.name, ...(found.package.alsoNeeds ?? [])].join(", ")],
		["tasks", found.tasks.join(", ")],
		["hosted tasks", found.hostedTasks.join(", ")],
		["in the filter", found.filter ? "yes" : "no; found by search and by links"],
		["snippets", found.snippets ? "yes" : (whyNoCode(found.key)?.why ?? "none yet")],
		["downloads", describeDownloads(found)],
	]);
}

/** The public facts of a library, without its code and the fields that only sort and install it. */
const plain = ({ snippets, priority: _priority, modules: _modules, ...known }: Library): object => ({
	...known,
	hasSnippets: snippets !== undefined,
	noCode: whyNoCode(known.key),
	facts: describedFacts("library", known),
});
