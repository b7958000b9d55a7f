import { isObject } from "@vitrine/model";
import type { TrialView } from "../trial/view.ts";
import type { Failure } from "./shapes.ts";

type Asked = Pick<TrialView, "label" | "polling" | "file">;

/** Says in words why a call brought nothing, going by the kind of error that the client library throws. */
export function failureOf(error: unknown, asked: Asked): Failure {
	const { name, message } = error instanceof Error ? error : new Error(String(error));
	const { label } = asked;
	if (name === "InputError" || name === "RoutingError")
		return { kind: "input", title: "Nothing was sent: the client refused the input", detail: message };
	if (name === "ProviderApiError") return refused(label, error, "provider");
	if (name === "HubApiError") return refused("The hub", error, "hub");
	if (name === "TimeoutError" || isTimeout(message)) return tooLate(asked);
	if (name === "ProviderOutputError")
		return { kind: "output", title: `${label} answered in a form that the client does not know`, detail: message };
	if (name === "TypeError" && isNetwork(message)) return unreached(label);
	return { kind: "unknown", title: "The call did not go through", detail: message };
}

/** The address that the answer stands at, when the page may not fetch it. */
export function blocked(address: string): Failure {
	const url = URL.parse(address);
	const at = url?.host ?? address;
	const detail = "This page may call the providers it offers, and nobody else.";
	const failure = {
		kind: "blocked",
		title: `The answer stands at ${at}, where this page may not fetch it`,
		detail,
	} as const;
	return url && /^https?:$/.test(url.protocol) ? { ...failure, link: url.href } : failure;
}

/** A file of a type that the provider does not take. */
export function wrongFile(file: Pick<File, "name" | "type">, { label, file: wanted }: Asked): Failure | undefined {
	const { types, medium } = wanted ?? { medium: "image" };
	const isTaken = types ? types.includes(file.type) : file.type.startsWith(`${medium}/`);
	if (isTaken) return undefined;
	const taken = types ? types.join(", ") : medium === "audio" ? "a sound" : "a picture";
	return {
		kind: "input",
		title: "Nothing was sent: this file will not do",
		detail: `${file.name} is ${file.type || "of a type that your browser does not know"}. ${label} takes ${taken}.`,
	};
}

function refused(who: string, error: unknown, kind: "provider" | "hub"): Failure {
	const { message, httpResponse } = error as Error & { httpResponse?: { status?: number; body?: unknown } };
	const status = httpResponse?.status;
	const title =
		status === undefined || status < 400
			? `${who} broke off with an error`
			: `${who} answered ${status}${meaning(status)}`;
	return { kind, title, detail: saying(httpResponse?.body) ?? message };
}

function meaning(status: number): string {
	const known = MEANINGS[status] ?? (status >= 500 ? "an error on its side" : undefined);
	return known === undefined ? "" : `: ${known}`;
}

const MEANINGS: Readonly<Record<number, string>> = {
	400: "it does not take this request",
	401: "the token is missing, or not accepted",
	402: "there is no credit left",
	403: "this token may not do that",
	404: "it does not know this model",
	413: "the input is too large",
	422: "it does not take this request",
	429: "too many requests, wait a little",
	503: "it is not ready yet, try again in a while",
};

/** The message within an answer, wherever providers put it. */
function saying(body: unknown): string | undefined {
	if (typeof body === "string") return body.trim() === "" ? undefined : body;
	if (!isObject(body)) return undefined;
	const { error, message, detail } = body;
	const said = isObject(error) ? error["message"] : (error ?? message ?? detail);
	return typeof said === "string" ? said : JSON.stringify(body);
}

function isTimeout(message: string): boolean {
	return /time(?:d\s+|-)?out/i.test(message);
}

/** How browsers say that a request was not answered. */
function isNetwork(message: string): boolean {
	return /fetch|network|load failed/i.test(message);
}

function tooLate({ label, polling }: Asked): Failure {
	const often = polling?.attempts === undefined ? "" : ` ${polling.attempts} times`;
	const detail =
		polling === undefined
			? "The client stopped waiting. Your request may still be under way there."
			: `The client asked for the result every ${polling.interval / 1000} s${often} and then stopped. Your request may still be under way there.`;
	return { kind: "timeout", title: `${label} was not done in the time that the client waits`, detail };
}

function unreached(label: string): Failure {
	return {
		kind: "network",
		title: `${label} could not be reached from this page`,
		detail: "It is not there, or it does not answer pages of other sites. The code beside does not have that limit.",
	};
}
