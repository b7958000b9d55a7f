import { join } from "node:path";
import { callTask, CHAT } from "@vitrine/inference";
import type { Check, OnResult } from "../check.ts";
import { pythonInstallHint } from "../environments/python.ts";
import { once } from "../once.ts";
import { temporaryFolder } from "../processes/temporaryFolder.ts";
import type { Tools } from "../report/row.ts";
import { kindOf, type Subject } from "../subject.ts";
import { clientOf } from "./clients.ts";
import { comparable } from "./compare/request.ts";
import { DEFECTS } from "./defects.ts";
import { expectation, type Expectation } from "./expectation.ts";
import { createAuthority } from "./recorder/certificates.ts";
import { type Execution, openSandbox, type RequestSandbox } from "./sandbox/sandbox.ts";
import { type CallSpec, specOf } from "./spec.ts";
import { findTooling, missingTools, type Tooling } from "./tooling.ts";
import { verdict } from "./verdict.ts";

const tooling = once(findTooling);

/**
 * Runs each call as printed, against a recorder that plays every host, and compares its requests with those of the SDKs
 * for the same call. No provider is contacted.
 */
export const requests: Check = {
	level: "request checked",
	stage: "calls",
	installHint: `${pythonInstallHint("calls")} It needs curl and openssl too.`,
	isAvailable: async () => missingTools(tooling()).length === 0,
	appliesTo: ({ id }) => kindOf(id) === "call",
	tools(subject): Tools {
		const { author, tools } = clientOf(subject);
		const voters = author === "raw" && callTask(subject.model) === CHAT ? VOTERS : [];
		// A client and an SDK of another language may have the same name; then the version is that of the client.
		const named = [...voters, ...tools].map((name) => [withoutLanguage(name), tooling().versions.get(name) ?? "none"]);
		return Object.fromEntries(named) as Tools;
	},
	defects: DEFECTS,
	run: (subjects, onResult) => runCalls(subjects, onResult, tooling()),
};

/** The SDKs that decide on the request of a chat, besides the hub's JavaScript client. */
const VOTERS: readonly string[] = ["python:huggingface-hub", "python:openai"];

const withoutLanguage = (name: string): string => name.replace(/^(python|js):/, "");

/** Runs calls and compares their requests with those of the SDKs. */
export async function runCalls(subjects: readonly Subject[], onResult: OnResult, tooling: Tooling): Promise<void> {
	const expectations = new Map<string, Promise<Expectation>>();
	const check = async (subject: Subject, sandbox: RequestSandbox): Promise<void> =>
		onResult(subject, await problemOf(subject, sandbox, expectations));
	await inSandboxes(subjects, check, tooling);
}

/** What calls do, as texts that are equal for calls that send, print and save the same and end in the same way. */
export async function effectsOf(subjects: readonly Subject[]): Promise<ReadonlyMap<Subject, string>> {
	const effects = new Map<Subject, string>();
	const observe = async (subject: Subject, sandbox: RequestSandbox): Promise<void> => {
		effects.set(subject, effectOf(await execute(subject, specOf(subject), sandbox)));
	};
	await inSandboxes(subjects, observe, tooling());
	return effects;
}

function effectOf({ requests: sent, saved, status, output }: Execution): string {
	const bodies = sent.map(comparable);
	return JSON.stringify([status, output, saved.map((file) => file.toString("base64")), bodies]);
}

/** Gives calls to several sandboxes; those with the same spec follow each other. */
async function inSandboxes(
	subjects: readonly Subject[],
	use: (subject: Subject, sandbox: RequestSandbox) => Promise<void>,
	tooling: Tooling,
): Promise<void> {
	const { folder, remove } = temporaryFolder("calls");
	const sandboxes: RequestSandbox[] = [];
	process.once("exit", remove);
	try {
		const authority = await createAuthority(join(folder, "authority"));
		for (let number = 0; number < Math.min(WORKERS, subjects.length); number += 1)
			sandboxes.push(await openSandbox(join(folder, `sandbox${number}`), authority, tooling));
		const queue = bySpec(subjects).values();
		const work = async (sandbox: RequestSandbox): Promise<void> => {
			for (const subject of queue) await use(subject, sandbox);
		};
		await Promise.all(sandboxes.map(work));
	} finally {
		await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
		remove();
		process.off("exit", remove);
	}
}

const WORKERS = 2;

const bySpec = (subjects: readonly Subject[]): readonly Subject[] =>
	[...Map.groupBy(subjects, ({ id }) => id.slice(0, id.lastIndexOf("/"))).values()].flat();

async function problemOf(
	subject: Subject,
	sandbox: RequestSandbox,
	expectations: Map<string, Promise<Expectation>>,
): Promise<string | undefined> {
	const spec = specOf(subject);
	const { author } = clientOf(subject);
	const key = JSON.stringify([author, spec]);
	const expected = expectations.get(key) ?? expectation(spec, author, sandbox);
	expectations.set(key, expected);
	// Awaited first, because the expectation may be using this sandbox.
	const wanted = await expected;
	return verdict(subject, spec, await execute(subject, spec, sandbox), wanted);
}

function execute({ text, language }: Subject, spec: CallSpec, sandbox: RequestSandbox): Promise<Execution> {
	if (language === "python") return sandbox.runPython(text, spec);
	return language === "js" ? sandbox.runJavaScript(text, spec) : sandbox.runShell(text, spec);
}
