import type { Library } from "../src/shapes.ts";
import { isTask } from "../src/taskNames.ts";
import { type Check, descriptionChecks, problemsIn } from "./descriptionFacts.ts";

/** The problems with the facts of a library, one line each: file, field, value and what to write instead. */
export const problemsOf = (library: Library): readonly string[] =>
	problemsIn(`packages/catalogue/src/libraries/${library.key}.ts`, checks(library));

function checks(library: Library): readonly Check[] {
	return [
		...(["prettyLabel", "repoName"] as const).map((field) => text(field, library[field])),
		address("repoUrl", library.repoUrl, "write the address of its repository, which starts with https://."),
		...(library.docsUrl === undefined
			? []
			: [address("docsUrl", library.docsUrl, "write an address that starts with https://, or leave it out.")]),
		...(["tasks", "hostedTasks"] as const).flatMap((field) => taskList(field, library[field])),
		...extensions(library),
		...descriptionChecks(library),
		...(library.package ? packageChecks(library.package) : []),
	];
}

const text = (field: string, value: string): Check => ({
	field,
	value,
	ok: value.trim() !== "",
	expected: "write the name that readers see.",
});

const address = (field: string, value: string, expected: string): Check => ({
	field,
	value,
	ok: URL.canParse(value) && new URL(value).protocol === "https:",
	expected,
});

const taskList = (field: string, tasks: readonly string[]): readonly Check[] => [
	...tasks.map((task) => ({
		field,
		value: task,
		ok: isTask(task),
		expected: "name a task of packages/catalogue/src/tasks/table.ts.",
	})),
	{ field, value: tasks, ok: new Set(tasks).size === tasks.length, expected: "name each task once." },
];

/** Extensions are compared without their dot. */
const extensions = ({ countDownloads }: Library): readonly Check[] =>
	[...JSON.stringify(countDownloads ?? {}).matchAll(/"path_extension","value":"([^"]*)"/g)].map(([, value = ""]) => ({
		field: "countDownloads",
		value,
		ok: !value.includes("."),
		expected: 'write the extension without its dot: "bin", not ".bin".',
	}));

const packageChecks = ({ ecosystem, name, checkout }: NonNullable<Library["package"]>): readonly Check[] => [
	{
		field: "package.name",
		value: name,
		ok:
			ecosystem === "other"
				? /^(git:https:\/\/|brew:)\S+$/.test(name)
				: /^(@[\w-]+\/)?\w[\w.-]*(\[[\w,-]+\])?$/.test(name),
		expected:
			ecosystem === "other"
				? 'write "git:" and the address of a repository, or "brew:" and a formula.'
				: `write the name of a package of ${ecosystem}.`,
	},
	{
		field: "package.checkout",
		value: checkout,
		ok: checkout === undefined || name.startsWith("git:"),
		expected: "leave it out: only a package that is a repository is checked out.",
	},
];
