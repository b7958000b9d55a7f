import { taskIds } from "@vitrine/catalogue";
import { InputError, reasonOf, type Refusal } from "@vitrine/inference";
import type { Asked } from "../../api/operations/index.ts";
import { ApiProblem } from "../../api/problem.ts";
import { readAsk } from "../../snippets/ask.ts";
import { described, snippetsFor } from "../../snippets/answer.ts";
import { FieldError } from "../../snippets/fieldError.ts";
import { type ErrorLine, namesOf } from "../../snippets/shapes.ts";
import { clientInstall, standingOf } from "../../snippets/words.ts";
import type { Reads } from "../reads.ts";
import { modelOf, named } from "./found.ts";

/** Code for a model of the index, or for a record. Throws ApiProblem if nothing can be written because of a field. */
export async function writeSnippets(
	{ model, task, ...options }: Asked<"postSnippets">,
	reads: Reads,
): Promise<Written> {
	const found = typeof model === "string" ? await modelOf(reads, model, "model") : undefined;
	const notes: string[] = [];
	const log = (note: string): void => void notes.push(note);
	const record = withTask(found?.record ?? model, task);
	const ask = refusing(() => readAsk({ ...options, model: record }, log, reads.config.endpoints));
	const outputs = snippetsFor(ask, log, reads.report, found?.outcome);
	const snippets = outputs.filter((output) => "content" in output).map(inWords);
	const failures = outputs.flatMap((output) => ("error" in output ? [output.error] : []));
	const [first] = failures;
	if (snippets.length === 0 && first) throw refused(first);
	const errors = failures.map(withoutNames);
	return { model: ask.record.id, snippets, notes: [...new Set(notes)], errors };
}

/** An error as it is listed. */
function withoutNames({ message, field, code }: ErrorLine["error"]): Written["errors"][number] {
	return { message, ...(field !== undefined && { field }), ...(code && { code }) };
}

/** A record as if it stated this task. Throws ApiProblem for a task that the catalogue does not have. */
function withTask(record: unknown, task: string | undefined): unknown {
	if (task === undefined) return record;
	named("task", "task", task, TASKS);
	return { ...(record as object), pipeline_tag: task };
}

const TASKS: ReadonlyMap<string, string> = new Map(taskIds.map((id) => [id, id]));

/** A snippet with how to install its client, and what the checks state. */
function inWords<T extends Parameters<typeof standingOf>[0]>(snippet: T): T & Words {
	const [install, standing] = [clientInstall(snippet), standingOf(snippet)];
	return { ...snippet, ...(install !== undefined && { install }), ...(standing !== undefined && { standing }) };
}

interface Words {
	readonly install?: string;
	readonly standing?: string;
}

/** Snippets as the API answers them. */
export interface Written {
	readonly model: string;
	readonly snippets: readonly { readonly language: string; readonly content: string }[];
	readonly notes: readonly string[];
	readonly errors: readonly { readonly message: string; readonly field?: string; readonly code?: string }[];
}

function refusing<T>(read: () => T): T {
	try {
		return read();
	} catch (error) {
		if (error instanceof FieldError) throw refused(described(error));
		if (error instanceof InputError) throw problemOf(error.refusal);
		throw error;
	}
}

function problemOf(refusal: Refusal): ApiProblem {
	const { code, field, got } = refusal;
	return new ApiProblem(422, code, `${field}: ${reasonOf(refusal)}`, { field, value: got, ...namesOf(refusal) });
}

const refused = ({ message, code = "not-writable", ...details }: ErrorLine["error"]): ApiProblem =>
	new ApiProblem(422, code, message, details);

/** Snippets as plain text: one bare, several with headings as comments. */
export function snippetsText({ snippets }: Written): string {
	const [only, ...others] = snippets;
	if (only === undefined) return "";
	if (others.length === 0) return `${only.content}\n`;
	return snippets.map((snippet) => `${headingOf(snippet)}\n${snippet.content}\n`).join("\n");
}

function headingOf(snippet: Written["snippets"][number] & { readonly [name: string]: unknown }): string {
	const names = ["kind", "language", "library", "client", "app", "title"].flatMap((name) =>
		typeof snippet[name] === "string" ? [String(snippet[name]).replaceAll(/\s+/g, " ")] : [],
	);
	return `${snippet.language === "js" ? "//" : "#"} ── ${names.join(" · ")} ──`;
}
