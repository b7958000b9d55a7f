import { CHAT } from "@vitrine/inference";
import type { Subject } from "../subject.ts";
import { clientOf } from "./clients.ts";
import { difference } from "./compare/difference.ts";
import type { ComparedRequest } from "./compare/request.ts";
import { type Transcript, transcriptOf } from "./compare/transcript.ts";
import type { Expectation, ExpectedRequests } from "./expectation.ts";
import { withoutKnownDifferences } from "./knownDifferences.ts";
import { CHAT_ANSWER, toolIn } from "./mock/chat.ts";
import { bodyOf, mediumOf } from "./mock/media.ts";
import type { Execution } from "./sandbox/sandbox.ts";
import type { CallSpec } from "./spec.ts";

/** The problem of a snippet that was run, compared with the expectation; undefined if there is none. */
export function verdict(
	subject: Subject,
	spec: CallSpec,
	execution: Execution,
	expected: Expectation,
): string | undefined {
	if ("refused" in expected) return `no SDK makes this call: ${expected.refused}`;
	const normalise = withoutKnownDifferences(subject);
	const { calls, polls, downloads } = transcriptOf(execution.requests, clientOf(subject).author !== "raw");
	const sent = { calls: calls.map(normalise), polls: polls.map(normalise), downloads: downloads.map(normalise) };
	const wanted = {
		call: normalise(expected.call),
		polls: expected.polls.map(normalise),
		downloads: expected.downloads.map(normalise),
	};
	return (
		callProblem(sent, wanted) ??
		exitProblem(sent, execution) ??
		resultProblem(sent, wanted) ??
		chatProblem(subject, spec, execution) ??
		fileProblem(subject, spec, execution)
	);
}

function callProblem({ calls }: Transcript, wanted: ExpectedRequests): string | undefined {
	const [call] = calls;
	if (call === undefined) return undefined;
	return difference(call, wanted.call) ?? (calls.length === 1 ? undefined : `it makes ${calls.length} calls`);
}

function exitProblem({ calls }: Transcript, { status, output }: Execution): string | undefined {
	if (status === 0 && calls.length > 0) return undefined;
	const what = status === 0 ? "it makes no call" : `it exits with status ${status}`;
	return `${what}: ${errorsIn(output)}`;
}

/** The error lines of an output, or its last lines. */
function errorsIn(output: string): string {
	const lines = output.trim().split("\n");
	const errors = lines.filter((line) => /^\s*(\[cause\]: )?[\w.]*(Error|Exception|curl: \(\d+\))/.test(line));
	return (errors.length > 0 ? errors : lines.slice(-3))
		.map((line) => line.trim().replace(SCRATCH, ""))
		.join(" | ")
		.slice(0, 400);
}

/** The folder of the program, which has another name in each run. */
const SCRATCH = /file:\/\/\S*\/(?=snippet\.)/;

const TICKET = "; if the provider answers with a ticket, its file states answers and polling";

const ANSWERS = "; if the provider answers with something other than the file itself, its file states answers";

/** After the call, a snippet must request the result exactly as the SDK does, and download it from nowhere else. */
function resultProblem(sent: Transcript, wanted: ExpectedRequests): string | undefined {
	const [missing] = without(wanted.polls, sent.polls);
	const [extra] = without(sent.polls, wanted.polls);
	if (missing && extra) return `after the call, ${difference(extra, missing)}`;
	if (missing) return `it never requests ${missing.url}, which the SDK does${TICKET}`;
	if (extra) return `it requests ${extra.url}, which the SDK does not`;
	const [unexpected] = without(sent.downloads, wanted.downloads);
	if (unexpected === undefined) return undefined;
	const [download] = wanted.downloads;
	if (download) return `downloading the result, ${difference(unexpected, download)}`;
	return `it downloads ${unexpected.url}, which the SDK does not`;
}

function without(requests: readonly ComparedRequest[], others: readonly ComparedRequest[]): readonly ComparedRequest[] {
	const known = new Set(others.map(keyOf));
	return requests.filter((request) => !known.has(keyOf(request)));
}

const keyOf = ({ method, url, headers, body }: ComparedRequest): string =>
	JSON.stringify([method, url, Object.entries(headers).sort(), body]);

/** A chat must print the whole answer, or the tool that the model calls; a shell snippet prints the response itself. */
function chatProblem({ language }: Subject, { task, options }: CallSpec, { output }: Execution): string | undefined {
	const raw = options.streaming ? "\ndata: [DONE]\n" : JSON.stringify(CHAT_ANSWER);
	const wanted = toolIn(options.tools) ?? (language === "sh" ? raw : CHAT_ANSWER);
	if (task !== CHAT || output.includes(wanted)) return undefined;
	const step = language === "sh" ? "print the response" : "print the text of the message, or the calls of tools";
	return `it does not print the whole answer: ${step}. Its output ends with: ${output.trim().slice(-200)}`;
}

/** An image, sound or video must be saved to a file, as it was received or re-encoded by the Python client. */
function fileProblem(subject: Subject, { task }: CallSpec, { saved }: Execution): string | undefined {
	const medium = task === "image-segmentation" ? "image" : mediumOf(task);
	const { author, saves } = clientOf(subject);
	if (medium === undefined || !saves) return undefined;
	const isResult = (content: Buffer): boolean => content.equals(bodyOf(medium)) || author === "hub python";
	return saved.some((content) => content.length > 0 && isResult(content))
		? undefined
		: `it saves no ${medium}${ANSWERS}`;
}
