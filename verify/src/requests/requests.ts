import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callTask, CHAT } from "@vitrine/inference";
import type { Check, Tell } from "../check.ts";
import { howToInstall } from "../environment.ts";
import type { Tools } from "../report.ts";
import { kindOf, type Subject } from "../subject.ts";
import { type Case, caseOf } from "./case.ts";
import { DEFECTS } from "./defects.ts";
import { clientOf } from "./clients.ts";
import { expectation, type Expected } from "./expectation.ts";
import { authorityIn } from "./recorder/certificates.ts";
import { openSlot, type Played, type Slot } from "./slot.ts";
import { findTooling, lackingIn, type Tooling } from "./tooling.ts";
import { verdict } from "./verdict.ts";

let tooling: Tooling | undefined;
const tools = (): Tooling => (tooling ??= findTooling());

/**
 * Runs each call as it stands against a recorder that plays every host, and compares what it sent with what the SDKs
 * send when they are asked for the same. No provider is called.
 */
export const requests: Check = {
	level: "request checked",
	stage: "calls",
	missing: `${howToInstall("calls")} It takes curl and openssl too.`,
	ready: async () => lackingIn(tools()).length === 0,
	concerns: ({ id }) => kindOf(id) === "call",
	tools(subject): Tools {
		const { author, tools: own } = clientOf(subject);
		const votes = author === "raw" && callTask(subject.model) === CHAT ? VOTERS : [];
		const named = [...own, ...votes].map((name) => [plainName(name), tools().versions.get(name) ?? "none"]);
		return Object.fromEntries(named) as Tools;
	},
	defects: DEFECTS,
	run: (subjects, tell) => check(subjects, tell, tools()),
};

/** What is right in a chat is what most SDKs send: these two have a vote beside the hub's JavaScript client. */
const VOTERS: readonly string[] = ["python:huggingface-hub", "python:openai"];

/** The name of a package without the language it is for. */
const plainName = (name: string): string => name.replace(/^(python|js):/, "");

/** Checks snippets on as many slots as there are workers; those of one case come one after the other. */
export async function check(subjects: readonly Subject[], tell: Tell, found: Tooling): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-calls-"));
	const slots: Slot[] = [];
	const leave = (): void => rmSync(folder, { recursive: true, force: true });
	process.once("exit", leave);
	try {
		const authority = await authorityIn(join(folder, "authority"));
		for (let number = 0; number < Math.min(WORKERS, subjects.length); number += 1)
			slots.push(await openSlot(join(folder, `slot${number}`), authority, found));
		const expectations = new Map<string, Promise<Expected>>();
		const waiting = byCase(subjects).values();
		await Promise.all(
			slots.map(async (slot) => {
				for (const subject of waiting) tell(subject, await problemOf(subject, slot, expectations));
			}),
		);
	} finally {
		await Promise.all(slots.map((slot) => slot.close()));
		leave();
		process.off("exit", leave);
	}
}

const WORKERS = 2;

const byCase = (subjects: readonly Subject[]): readonly Subject[] =>
	[...Map.groupBy(subjects, ({ id }) => id.slice(0, id.lastIndexOf("/"))).values()].flat();

async function problemOf(
	subject: Subject,
	slot: Slot,
	expectations: Map<string, Promise<Expected>>,
): Promise<string | undefined> {
	const one = caseOf(subject);
	const { author } = clientOf(subject);
	const key = JSON.stringify([author, one]);
	const expected = expectations.get(key) ?? expectation(one, author, slot);
	expectations.set(key, expected);
	return verdict(subject, one, await played(subject, one, slot, expected), await expected);
}

/** Plays a snippet, once its slot has done with the expectation. */
async function played(subject: Subject, one: Case, slot: Slot, expected: Promise<Expected>): Promise<Played> {
	await expected;
	const { text, language } = subject;
	if (language === "python") return slot.python(text, one);
	return language === "js" ? slot.javascript(text, one) : slot.shell(text, one);
}
