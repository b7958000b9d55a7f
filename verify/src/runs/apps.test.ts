import { describe, expect, it } from "vitest";
import { lockedLine } from "../environments/lineEnvironment.ts";
import { appSubjects } from "../matrix/app.ts";
import { readRows } from "../report/file.ts";
import { appLines, appRuns } from "./apps.ts";
import { npxIn, unitOf } from "./appUnits.ts";
import { APP_DEFECTS } from "./defects.ts";
import { NOT_STARTED, notStarted } from "./notStarted.ts";
import { npxVersions } from "./npx.ts";

const subjects = appSubjects();
const named = (id: string): (typeof subjects)[number] => subjects.find((one) => one.id === id)!;

describe("what is run for an app at once", () => {
	const server = named("app/mlx-lm/mlx-agent.start-the-server.sh");
	const request = named("app/mlx-lm/mlx-agent.ask-the-server.sh");

	it("is a server with the request that its page prints", () => {
		expect(unitOf(server, () => true)).toEqual({ commands: server, request });
		expect(unitOf(request, () => true)).toEqual({ commands: server, request });
		expect(unitOf(request, () => false)).toBeUndefined();
	});

	it("is for a template with traits the request of the plain one, if that is the same", () => {
		const trusting = subjects.find(({ id }) => /^app\/vllm\/[\w-]+\+\w+\.start-the-server\.sh$/.test(id))!;
		expect(unitOf(trusting, () => true)?.request?.text).toMatch(/^curl http:\/\/localhost:8000\//);
	});

	it("is nothing else for other commands", () => {
		const chat = named("app/mlx-lm/mlx-agent.chat-in-the-terminal.sh");
		expect(unitOf(chat, () => true)).toEqual({ commands: chat });
	});
});

describe("the reasons not to run commands", () => {
	it.each([
		[
			"app/llama.cpp/gguf.web-ui-and-server-homebrew-.sh",
			"it is installed with Homebrew, which the check cannot reach",
		],
		[
			"app/llama.cpp/gguf.web-ui-and-server-docker-.sh",
			"it starts a container, whose image is not in a package registry",
		],
		[
			"app/llama.cpp/gguf.web-ui-and-server-built-from-source-.sh",
			"its code is only on GitHub, which the check cannot install from",
		],
		["app/llama.cpp/gguf.ask-the-server.sh", "this check can run none of the commands that start the server"],
		["app/mlx-lm/mlx-agent.start-the-server.sh", undefined],
		["app/mlx-lm/mlx-agent.ask-the-server.sh", undefined],
		["app/node-llama-cpp/gguf.chat-in-the-terminal.sh", undefined],
		["app/node-llama-cpp/gguf-embedding.download-the-model.sh", "it only downloads files"],
	])("%s: %s", (id, reason) => expect(notStarted(named(id))).toBe(reason));

	it.each(Object.keys(NOT_STARTED))("%s has commands", (name) =>
		expect(subjects.some(({ id }) => id.startsWith(name))).toBe(true),
	);

	it("are phrases without a full stop", () => {
		for (const reason of new Set(subjects.map(notStarted)))
			if (reason !== undefined) expect(reason).toMatch(/^\S.{15,}[^.\s]$/);
	});
});

it("every install line of commands that are run has a lock", () => {
	expect(appLines().length).toBeGreaterThan(0);
	expect(
		appLines().filter((line) => typeof lockedLine(line) === "string"),
		"run npm run verify -- --resolve",
	).toEqual([]);
});

it("every package that commands run with npx is one of the environment, and each of these is run", () => {
	const run = subjects.filter((subject) => notStarted(subject) === undefined);
	expect(new Set(run.flatMap(({ text }) => npxIn(text) ?? []))).toEqual(new Set(npxVersions().keys()));
});

it("every row that says run was run with the versions of now", () => {
	const rows = new Map(readRows().map((row) => [row.id, row]));
	const stale = subjects.filter((subject) => {
		const row = rows.get(subject.id);
		if (row?.level !== "run" || row.kept !== undefined) return false;
		return Object.entries(appRuns.tools(subject)).some(([name, version]) => row.tools[name] !== version);
	});
	expect(
		stale.map(({ id }) => id),
		"run npm run verify -- --only runs",
	).toEqual([]);
});

it.each(APP_DEFECTS)("$name can be planted somewhere", ({ plant }) => {
	expect(
		subjects.some((subject) => notStarted(subject) === undefined && plant(subject.text, subject) !== undefined),
	).toBe(true);
});
