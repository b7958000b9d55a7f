import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generated } from "../../scripts/generate.ts";
import { fileText, recordProviders } from "../../scripts/record.ts";
import { providerKeys, providers, tokenVariable } from "../index.ts";
import { entries } from "./index.ts";

const ROOT = join(import.meta.dirname, "../../../..");

const recordings = await recordProviders();

describe("recorded provider calls", () => {
	it.each(recordings.map((recording) => [recording.provider, recording] as const))(
		"%s.generated.json is what the installed client sends",
		async (provider, recording) => {
			const file = `packages/inference/src/providers/${provider}.generated.json`;
			const kept = await readFile(new URL(`./${provider}.generated.json`, import.meta.url), "utf8").catch(() => "");
			expect(JSON.parse(kept || "{}"), `${file} is stale. Run "npm run providers" and review the difference.`).toEqual(
				JSON.parse(fileText(recording)),
			);
		},
	);

	it("has an entry for every provider of the client, and no other but the retired", () => {
		const current = entries.filter(({ status }) => status !== "retired").map(({ id }) => id);
		const missing = recordings.map(({ provider }) => provider).filter((provider) => !current.includes(provider));
		expect(missing.map((provider) => `npm run new provider ${provider}`)).toEqual([]);
		expect(current.sort(), "the installed client does not have the others: set their status to retired").toEqual(
			recordings.map(({ provider }) => provider),
		);
	});

	it("is recorded in the version that pages and checks use too", async () => {
		const pinned = ["packages/inference", "apps/web", "verify/environments/calls"].map(async (folder) => {
			const { dependencies, devDependencies } = JSON.parse(await readFile(join(ROOT, folder, "package.json"), "utf8"));
			return { ...dependencies, ...devDependencies }["@huggingface/inference"];
		});
		const lock = JSON.parse(await readFile(join(ROOT, "verify/environments/calls/package-lock.json"), "utf8"));
		const versions = [...(await Promise.all(pinned)), lock.packages["node_modules/@huggingface/inference"].version];
		expect(
			new Set(versions).size,
			`one version, not ${versions.join(", ")}; see "Add a provider" in CONTRIBUTING.md`,
		).toBe(1);
	});

	it("writes the key into the Authorization header under the scheme the entry names", () => {
		for (const { id, auth, calls } of entries)
			for (const { direct } of Object.values(calls).flat())
				expect(direct.headers["Authorization"], id).toBe(`${auth} {token}`);
	});

	it("routes every provider but the closed", () => {
		for (const { id, access, calls } of entries)
			for (const { routed } of Object.values(calls).flat()) expect(routed === undefined, id).toBe(access === "closed");
	});

	it("states an answer or a wait only for tasks the provider serves", () => {
		for (const { id, calls, answers, polling } of entries.filter(({ status }) => status !== "retired")) {
			const named = [...Object.keys(answers ?? {}), ...(polling ?? []).flatMap(({ tasks }) => tasks)];
			expect(Object.keys(calls), id).toEqual(expect.arrayContaining(named));
		}
	});

	it("waits for every task that is answered with a ticket", () => {
		for (const { id, answers, polling } of entries) {
			const queued = Object.entries(answers ?? {}).filter(([, { type }]) => type === "queue");
			const waited = (polling ?? []).flatMap(({ tasks }) => tasks);
			expect(waited, id).toEqual(expect.arrayContaining(queued.map(([task]) => task)));
		}
	});
});

describe("providers", () => {
	it("are those of the client and auto, which comes last", () => {
		expect(providerKeys).toEqual([...recordings.map(({ provider }) => provider), "auto"]);
	});

	it("have a list that names every file", async () => {
		for (const [path, text] of Object.entries(generated(ROOT)))
			expect((await readFile(join(ROOT, path), "utf8")) === text, `${path} is out of date. Run: npm run generate`).toBe(
				true,
			);
	});

	it("have the id of their file, a label and a website", () => {
		for (const { id, label, website, hubOrg } of entries) {
			const file = `packages/inference/src/providers/${id}.ts`;
			expect(existsSync(join(ROOT, file)), `${file} has another id than its name`).toBe(true);
			expect(label, `${file}: state the label`).not.toBe("");
			expect(website, `${file}: state the website`).toMatch(/^https:\/\/[\w.-]+/);
			expect(hubOrg, `${file}: state its organisation on the hub, or remove hubOrg`).not.toBe("");
		}
	});

	it("keeps the facts of those that are gone, which serve nothing", () => {
		const retired = providers.filter(({ status }) => status === "retired");
		expect(retired.map(({ id }) => id)).toEqual(["black-forest-labs", "hyperbolic", "nebius", "sambanova"]);
		expect(retired.flatMap(({ tasks }) => tasks)).toEqual([]);
		expect(retired[0]!.polling).toEqual([{ tasks: ["text-to-image"], interval: 1000, attempts: 5, done: "Ready" }]);
	});

	it("names the variable of a key with every dash an underscore", () => {
		expect(tokenVariable("black-forest-labs")).toBe("BLACK_FOREST_LABS_API_KEY");
		expect(tokenVariable("zai-org")).toBe("ZAI_ORG_API_KEY");
		expect(tokenVariable("together")).toBe("TOGETHER_API_KEY");
		expect(tokenVariable("hf-inference")).toBe("HF_TOKEN");
		expect(tokenVariable("auto")).toBe("HF_TOKEN");
	});
});
