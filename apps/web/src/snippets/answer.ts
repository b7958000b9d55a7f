import { CodeError, fieldOf } from "@vitrine/code";
import { type Endpoint, InputError, OPTION_FACTS, reasonOf, wireName } from "@vitrine/inference";
import type { CheckedHere, Report } from "@vitrine/verify";
import { appAttempts } from "./app.ts";
import { readAsk, fieldsOf, type SnippetRequest } from "./ask.ts";
import { callAttempts } from "./call.ts";
import { loadAttempts, type Attempt } from "./load.ts";
import { FieldError } from "./fieldError.ts";
import { type ErrorLine, type LogMessage, namesOf, type Output, type SnippetLine } from "./shapes.ts";

/**
 * Answers one line of a batch: a line for each snippet and note, and one for each error. An error of one kind of snippet does
 * not affect the others. Pure: the same line has the same answer. `number` counts from 1; `log` is called with a message for
 * everything that was left out; `endpoints` can be named as providers; with `report`, snippets have their check level, and with
 * `outcome`, what a check of the model found here.
 */
export function answer(
	line: string,
	number: number,
	log: LogMessage = () => {},
	endpoints: readonly Endpoint[] = [],
	report?: Report,
	outcome?: CheckedHere,
): Output[] {
	const outputs: Output[] = [];
	let key: unknown = null;
	let isKeyed = false;
	try {
		const fields = fieldsOf(parsed(line));
		isKeyed = fields["key"] !== undefined;
		key = fields["key"] ?? null;
		const ask = readAsk(fields, log, endpoints);
		outputs.push(
			...snippetsFor(ask, log, report, outcome).map((output) => Object.assign({ key }, withoutCode(output))),
		);
	} catch (error) {
		outputs.push({ key, ...(!isKeyed && { line: number }), ...withoutCode({ error: described(error) }) });
	}
	return outputs;
}

/** The output as a line has it: codes and lists of names are for the API. */
function withoutCode<T extends object>(output: T): T {
	if (!("error" in output)) return output;
	const { message, field } = output.error as ErrorLine["error"];
	return { ...output, error: { message, ...(field !== undefined && { field }) } };
}

function parsed(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch (error) {
		throw new FieldError("not-json", "", { reason: (error as Error).message });
	}
}

/** The snippets that an ask is answered with, and an error in place of each that cannot be written; see {@link answer}. */
export function snippetsFor(
	ask: SnippetRequest,
	log: LogMessage,
	report?: Report,
	outcome?: CheckedHere,
): readonly (Omit<SnippetLine, "key"> | Omit<ErrorLine, "key">)[] {
	return [...ask.kinds].flatMap((kind) => {
		try {
			return ATTEMPTS[kind](ask, log).flatMap((attempt) => attempted(ask, attempt, report, outcome));
		} catch (error) {
			return [{ error: described(error, ask) }];
		}
	});
}

/** The snippets of each kind, not written yet. */
const ATTEMPTS: Readonly<
	Record<"load" | "call" | "app", (ask: SnippetRequest, log: LogMessage) => readonly Attempt[]>
> = {
	load: ({ record, libraries }, log) => loadAttempts(record, log, libraries),
	call: callAttempts,
	app: appAttempts,
};

function attempted(
	ask: SnippetRequest,
	attempt: Attempt,
	report?: Report,
	outcome?: CheckedHere,
): readonly (Omit<SnippetLine, "key"> | Omit<ErrorLine, "key">)[] {
	try {
		const written = attempt().filter(({ line }) => ask.languages.has(line.language));
		return written.map(({ line, check }) => Object.assign({}, line, report && check?.(report, outcome)));
	} catch (error) {
		return [{ error: described(error, ask) }];
	}
}

/** An error as a line reports it. Any other error is a bug, and is rethrown. */
export function described(error: unknown, ask?: SnippetRequest): ErrorLine["error"] {
	if (error instanceof FieldError)
		return {
			...named(error.field, error.message),
			...(error.names && { code: "unknown-name" as const, ...error.names }),
		};
	if (error instanceof InputError)
		return { ...renamed(error.field, reasonOf(error.refusal)), code: error.code, ...namesOf(error.refusal) };
	if (!(error instanceof CodeError)) throw error;
	const field = error.field ?? fieldOf({ model: ask?.record, ...ask?.call }, error.value) ?? "";
	return renamed(field, `${error.where} cannot contain ${error.problem}.`);
}

const named = (field: string, message: string): ErrorLine["error"] => ({ message, ...(field !== "" && { field }) });

/** With the name that the field has in a line: options may have other names, and a record is under `model`. */
function renamed(field: string, reason: string): ErrorLine["error"] {
	const name = NAMES[field] ?? field;
	return named(name, name === "" ? reason : `${name}: ${reason}`);
}

const NAMES: Readonly<Record<string, string>> = {
	...Object.fromEntries(OPTION_FACTS.map((fact) => [fact.name, wireName(fact)])),
	pipeline_tag: "model.pipeline_tag",
};
