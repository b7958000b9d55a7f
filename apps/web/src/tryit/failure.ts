import { isObject } from "@vitrine/model";
import type { TrialView } from "../trial/view.ts";
import { Unreached } from "./recorder.ts";
import type { Exchange, Failure } from "./shapes.ts";

type Called = Pick<TrialView, "label" | "polling" | "file">;

/** Why a call failed, from the kind of error that was thrown and the requests that were made. */
export function failureOf(error: unknown, called: Called, made: readonly Exchange[] = []): Failure {
	const { name, message } = error instanceof Error ? error : new Error(String(error));
	const { label } = called;
	if (name === "InputError" || name === "RoutingError")
		return { kind: "input", title: "Nothing was sent: the client rejected the input", detail: message };
	if (name === "ProviderApiError") return refused(label, error, "provider");
	if (name === "HubApiError") return refused("The hub", error, "hub");
	if (name === "TimeoutError" || (name === "ProviderOutputError" && isPolledOut(called, made))) return timedOut(called);
	if (name === "ProviderOutputError")
		return { kind: "output", title: `${label} responded in an unknown format`, detail: message };
	if (error instanceof Unreached) return unreachable(label);
	return { kind: "unknown", title: "The call failed", detail: message };
}

/** The failure for a result at an address that the page may not fetch. */
export function blocked(address: string): Failure {
	const url = URL.parse(address);
	const at = url?.host ?? address;
	const detail = "This page may only call the providers it offers.";
	const failure = {
		kind: "blocked",
		title: `The result is at ${at}, which this page may not fetch`,
		detail,
	} as const;
	return url && /^https?:$/.test(url.protocol) ? { ...failure, link: url.href } : failure;
}

/** The failure for a file of a type that the provider does not accept. */
export function wrongFile(file: Pick<File, "name" | "type">, { label, file: wanted }: Called): Failure | undefined {
	const { types, medium } = wanted ?? { medium: "image" };
	const isAccepted = types ? types.includes(file.type) : file.type.startsWith(`${medium}/`);
	if (isAccepted) return undefined;
	const accepted = types ? types.join(", ") : medium === "audio" ? "audio files" : "images";
	return {
		kind: "input",
		title: "Nothing was sent: wrong type of file",
		detail: `${file.name} is ${file.type || "of an unknown type"}. ${label} accepts ${accepted}.`,
	};
}

function refused(who: string, error: unknown, kind: "provider" | "hub"): Failure {
	const { message, httpResponse } = error as Error & { httpResponse?: { status?: number; body?: unknown } };
	const status = httpResponse?.status;
	const title =
		status === undefined || status < 400
			? `${who} stopped with an error`
			: `${who} answered ${status}${meaning(status)}`;
	return { kind, title, detail: messageIn(httpResponse?.body) ?? message };
}

function meaning(status: number): string {
	const known = MEANINGS[status] ?? (status >= 500 ? "server error" : undefined);
	return known === undefined ? "" : `: ${known}`;
}

const MEANINGS: Readonly<Record<number, string>> = {
	400: "the request was rejected",
	401: "the token is missing or invalid",
	402: "there is no credit left",
	403: "the token has no permission",
	404: "the model is unknown there",
	413: "the input is too large",
	422: "the request was rejected",
	429: "too many requests; wait a moment",
	503: "not ready yet; try again later",
};

/** The message in an error response; providers put it in different fields. */
function messageIn(body: unknown): string | undefined {
	if (typeof body === "string") return body.trim() === "" ? undefined : body;
	if (!isObject(body)) return undefined;
	const { error, message, detail } = body;
	const text = isObject(error) ? error["message"] : (error ?? message ?? detail);
	return typeof text === "string" ? text : JSON.stringify(body);
}

/** Whether the result was asked for as often as the client library does; its error for this is that for a malformed answer. */
function isPolledOut({ polling }: Called, made: readonly Exchange[]): boolean {
	const last = made.at(-1)?.url;
	return polling?.attempts !== undefined && made.filter(({ url }) => url === last).length >= polling.attempts;
}

function timedOut({ label, polling }: Called): Failure {
	const often = polling?.attempts === undefined ? "" : ` ${polling.attempts} times`;
	const detail =
		polling === undefined
			? "The client stopped waiting. The request may still be running."
			: `The client asked for the result every ${polling.interval / 1000} s${often}, then stopped. The request may still be running.`;
	return { kind: "timeout", title: `${label} did not finish in time`, detail };
}

function unreachable(label: string): Failure {
	return {
		kind: "network",
		title: `${label} could not be reached from this page`,
		detail: `${label} is offline or blocks browser calls. The code still works from your machine.`,
	};
}
