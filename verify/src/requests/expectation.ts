import { isDeepStrictEqual } from "node:util";
import { CHAT } from "@vitrine/inference";
import type { ComparedRequest } from "./compare/request.ts";
import { transcriptOf } from "./compare/transcript.ts";
import type { Execution, RequestSandbox } from "./sandbox/sandbox.ts";
import { javascriptCall } from "./sdk/javascript.ts";
import { hubCall, openaiCall } from "./sdk/python.ts";
import { hubClientTarget, rawClientTarget, type Target } from "./sdk/target.ts";
import type { CallSpec } from "./spec.ts";

/** The SDK whose request a client must send: its own for the hub's clients, or the one that the SDKs agree on. */
export type Authorship = "hub javascript" | "hub python" | "raw";

/** The expected requests, or why no SDK makes the call. */
export type Expectation = ExpectedRequests | { readonly refused: string };

/** The requests that a snippet has to send. */
export interface ExpectedRequests {
	readonly call: ComparedRequest;
	readonly polls: readonly ComparedRequest[];
	readonly downloads: readonly ComparedRequest[];
}

/** Makes a call with the SDKs and returns the requests that a client has to send. */
export async function expectation(spec: CallSpec, author: Authorship, sandbox: RequestSandbox): Promise<Expectation> {
	switch (author) {
		case "hub javascript":
			return byHubJavaScript(spec, hubClientTarget(spec), sandbox);
		case "hub python":
			return byHubPython(spec, hubClientTarget(spec), sandbox);
		case "raw":
			return spec.task === CHAT ? byMajority(spec, sandbox) : byEither(spec, sandbox);
	}
}

async function byHubJavaScript(spec: CallSpec, target: Target, sandbox: RequestSandbox): Promise<Expectation> {
	return expectationOf(await sandbox.callJavaScript(javascriptCall(spec, target), spec), target);
}

async function byHubPython(spec: CallSpec, target: Target, sandbox: RequestSandbox): Promise<Expectation> {
	return expectationOf(await sandbox.callPython(hubCall(spec, target), spec), target);
}

/** The task whose request only the Python client sends as the published schema has it: with the image as text. */
const PYTHON_FIRST = "zero-shot-image-classification";

/** The requests of the hub's JavaScript client, or of its Python client if the first does not make the call. */
async function byEither(spec: CallSpec, sandbox: RequestSandbox): Promise<Expectation> {
	const target = rawClientTarget(spec);
	const [byFirst, bySecond] =
		spec.task === PYTHON_FIRST ? [byHubPython, byHubJavaScript] : [byHubJavaScript, byHubPython];
	const first = await byFirst(spec, target, sandbox);
	if ("call" in first) return first;
	const second = await bySecond(spec, target, sandbox);
	return "call" in second ? second : first;
}

/**
 * Three SDKs support chat: the body that at least two of them send is expected, or that of the hub's JavaScript client
 * if all differ.
 */
async function byMajority(spec: CallSpec, sandbox: RequestSandbox): Promise<Expectation> {
	const target = rawClientTarget(spec);
	const first = await byHubJavaScript(spec, target, sandbox);
	if (!("call" in first)) return first;
	const others = [
		await byHubPython(spec, target, sandbox),
		await byOpenai(spec, target, sandbox, first.call.url),
	].flatMap((other) => ("call" in other ? [other.call.body] : []));
	const [second, third] = others;
	const isSupported = others.some((body) => isDeepStrictEqual(body, first.call.body));
	if (isSupported || second === undefined || third === undefined || !isDeepStrictEqual(second, third)) return first;
	return { ...first, call: { ...first.call, body: second } };
}

/** The openai library, with the base of the URL that the hub's client calls. */
async function byOpenai(spec: CallSpec, target: Target, sandbox: RequestSandbox, url: string): Promise<Expectation> {
	const base = url.replace(/\/chat\/completions$/, "");
	const model = target.provider === "auto" ? target.model : spec.providerId;
	return expectationOf(await sandbox.callPython(openaiCall(spec, base, model, target.token), spec), target);
}

function expectationOf({ status, output, requests }: Execution, { token, sentToken }: Target): Expectation {
	const { calls, polls, downloads } = transcriptOf(requests, true);
	const [call, ...more] = calls;
	if (status !== 0 || call === undefined || more.length > 0)
		return { refused: lastLine(output) || `it made ${calls.length} calls` };
	const expected: ExpectedRequests = { call, polls, downloads };
	if (sentToken === undefined) return expected;
	return JSON.parse(JSON.stringify(expected).replaceAll(token, sentToken)) as ExpectedRequests;
}

const lastLine = (text: string): string => (text.trim().split("\n").at(-1) ?? "").slice(0, 300);
