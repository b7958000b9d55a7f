import {
	choicesFor,
	codeOf,
	INSTALL,
	loadSnippets,
	type LibraryWay,
	type LoadSnippet,
	type Way,
} from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { planOfApp } from "./appPlan.ts";
import { installIn } from "./install.ts";
import type { Plan, PlannedBlock } from "./planned.ts";
import { hasNvidia, unmetIn } from "./unmet.ts";

/** The code that the model's page shows first, or for a library or an app; or why none of it can be run, as a phrase. */
export function planFor(record: ModelRecord, key?: string, hasGpu = hasNvidia()): Plan | { readonly problem: string } {
	const { ways } = choicesFor(record);
	const way = ways.find((one) =>
		key === undefined ? one.kind !== "app" && codeOf(one, record) !== undefined : one.key === key,
	);
	if (way === undefined) return { problem: missing(ways, key) };
	if (way.kind === "app") return planOfApp(way.app, record, hasGpu);
	if (way.kind === "files") return { problem: `its page only has code that fetches the files${otherwise(ways)}` };
	return planOfLibrary(way, record, hasGpu);
}

function planOfLibrary({ key, library }: LibraryWay, record: ModelRecord, hasGpu: boolean): ReturnType<typeof planFor> {
	const snippets = loadSnippets(library, record).flatMap((snippet) => ("code" in snippet ? [snippet] : []));
	const install = String(snippets.find(({ title }) => title === INSTALL)?.code ?? "");
	const gives = installIn(install);
	if ("problem" in gives) return gives;
	const blocks = snippets.filter(({ title }) => title !== INSTALL).flatMap((one) => blockOf(one, hasGpu));
	if (blocks.length === 0) return { problem: `the code for ${library.prettyLabel} is not a program` };
	return { library: key, install, gives, blocks };
}

function blockOf({ title, code }: Extract<LoadSnippet, { code: unknown }>, hasGpu: boolean): readonly PlannedBlock[] {
	const { language, shape } = code;
	if (language !== "python" && language !== "js" && language !== "sh") return [];
	const text = String(code);
	const problem = unmetIn(text, hasGpu);
	return [{ shape, language, text, ...(title !== undefined && { title }), ...(problem !== undefined && { problem }) }];
}

function missing(ways: readonly Way[], key: string | undefined): string {
	if (key === undefined) return `its page has no code that loads it${otherwise(ways)}`;
	const keys = ways.filter(({ kind }) => kind !== "files").map((way) => way.key);
	return `its page has no code for ${key}; it has ${keys.join(", ") || "none"}`;
}

/** The apps that a caller can name instead. */
function otherwise(ways: readonly Way[]): string {
	const apps = ways.filter(({ kind }) => kind === "app").map(({ key }) => key);
	return apps.length === 0 ? "" : `; with --library, its commands for an app are run: ${apps.join(", ")}`;
}
