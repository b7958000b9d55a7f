import { useEffect, useRef, useState } from "react";
import type { TrialView } from "../trial/view.ts";
import { blocked, failureOf, wrongFile } from "./failure.ts";
import { perform } from "./perform.ts";
import type { LoadedTrial } from "./props.ts";
import { recorder } from "./recorder.ts";
import type { Exchange, Failure, TrialResult } from "./shapes.ts";

export interface Trial {
	readonly status: "idle" | "running" | "done" | "failed" | "cancelled";
	/** The result so far, or the final one. */
	readonly result?: TrialResult;
	readonly failure?: Failure;
	readonly exchanges: readonly Exchange[];
}

interface LiveTrial {
	readonly trial: Trial;
	readonly run: (token: string, file: File | undefined) => void;
	readonly cancel: () => void;
}

const IDLE: Trial = { status: "idle", exchanges: [] };

/** Calls the model for a component, one call at a time; `load` returns the call as of that moment. */
export function useTrial(load: () => Promise<LoadedTrial>): LiveTrial {
	const [trial, setTrial] = useState(IDLE);
	const stop = useRef<AbortController>(undefined);
	useEffect(() => () => stop.current?.abort(), []);
	const run = (token: string, file: File | undefined): void => {
		stop.current?.abort();
		const controller = new AbortController();
		stop.current = controller;
		const change = (changes: Partial<Trial>): void => {
			if (stop.current === controller) setTrial((before) => ({ ...before, ...changes }));
		};
		setTrial({ status: "running", exchanges: [] });
		void attempt({ load, token, file, controller, change });
	};
	const cancel = (): void => {
		stop.current?.abort();
		setTrial((before) => (before.status === "running" ? { ...before, status: "cancelled" } : before));
	};
	return { trial, run, cancel };
}

interface Attempt {
	readonly load: () => Promise<LoadedTrial>;
	readonly token: string;
	readonly file: File | undefined;
	readonly controller: AbortController;
	readonly change: (changes: Partial<Trial>) => void;
}

async function attempt({ load, token, file, controller: { signal }, change }: Attempt): Promise<void> {
	const guard = watchPolicy();
	let view: TrialView | undefined;
	let made: readonly Exchange[] = [];
	try {
		const ready = readyIn(await load(), file);
		if ("failure" in ready) return change({ status: "failed", failure: ready.failure });
		view = ready.view;
		const fetch = recorder(token, (exchanges) => {
			made = exchanges;
			change({ exchanges });
		});
		const onText = (text: string): void => change({ result: { type: "text", text } });
		const result = await perform(view, { token, file, signal, fetch, onText });
		if (!signal.aborted) change({ status: "done", result });
	} catch (error) {
		if (signal.aborted) return;
		// The event with the address follows the error.
		await new Promise((resolve) => setTimeout(resolve));
		const address = guard.address();
		const failure = address === undefined ? failureOf(error, view ?? { label: "This site" }, made) : blocked(address);
		change({ status: "failed", failure: { ...failure, detail: withoutToken(failure.detail, token) } });
	} finally {
		guard.end();
	}
}

/** The call to make, or why it cannot be made. */
function readyIn(
	{ trial: view, why }: LoadedTrial,
	file: File | undefined,
): { view: TrialView } | { failure: Failure } {
	if (!view) return { failure: { kind: "input", title: "Nothing was sent", detail: why } };
	if (view.refused !== undefined)
		return { failure: { kind: "input", title: "Nothing was sent", detail: view.refused } };
	if (!view.file) return { view };
	if (!file) {
		const wanted = view.file.medium === "audio" ? "an audio file" : "an image";
		return { failure: { kind: "input", title: "Nothing was sent", detail: `Choose ${wanted} first.` } };
	}
	const failure = wrongFile(file, view);
	return failure ? { failure } : { view };
}

/** Watches for an address that the content security policy blocks. */
function watchPolicy(): { readonly address: () => string | undefined; readonly end: () => void } {
	let address: string | undefined;
	const listen = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
		if (effectiveDirective === "connect-src") address = blockedURI;
	};
	document.addEventListener("securitypolicyviolation", listen);
	return { address: () => address, end: () => document.removeEventListener("securitypolicyviolation", listen) };
}

function withoutToken(text: string, token: string): string {
	return token === "" ? text : text.replaceAll(token, "(hidden)");
}
