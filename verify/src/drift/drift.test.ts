import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { libraries, localApps, taskNames } from "@vitrine/catalogue";
import { providerKeys } from "@vitrine/inference";
import { askNpm, askPypi } from "./ask.ts";
import { driftOf } from "./drift.ts";
import { driftText } from "./text.ts";

const NEWEST = "9.9.9";
const asked: string[] = [];
const registry = createServer((request, response) => {
	const path = decodeURIComponent(request.url ?? "");
	asked.push(path);
	if (path === "/simple/acme-timber/") {
		response.setHeader("Content-Type", "text/html");
		response.end(
			`<!DOCTYPE html><html><body><a href="acme_timber-${NEWEST}-py3-none-any.whl">acme_timber</a></body></html>`,
		);
		return;
	}
	if (path === "/@acme/timber") {
		response.setHeader("Content-Type", "application/json");
		response.end(
			JSON.stringify({
				name: "@acme/timber",
				"dist-tags": { latest: NEWEST },
				versions: { [NEWEST]: { name: "@acme/timber", version: NEWEST, dist: {} } },
			}),
		);
		return;
	}
	response.statusCode = 404;
	response.end("{}");
});
let address = "";
beforeAll(async () => {
	await new Promise<void>((listening) => registry.listen(0, "127.0.0.1", listening));
	address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterAll(() => void registry.close());

const env = (at: string): NodeJS.ProcessEnv => ({
	...process.env,
	UV_DEFAULT_INDEX: `${at}/simple`,
	npm_config_registry: at,
	npm_config_fetch_retries: "0",
});

/** uv as a program that answers like uv does: it asks the index of UV_DEFAULT_INDEX for each name on its input. */
const folder = mkdtempSync(join(tmpdir(), "vitrine-drift-"));
const uv = join(folder, "uv");
writeFileSync(
	uv,
	`#!${process.execPath}
const names = require("node:fs").readFileSync(process.argv.at(-1), "utf8").trim().split("\\n");
(async () => {
	for (const name of names) {
		const answer = await fetch(process.env.UV_DEFAULT_INDEX + "/" + name + "/").catch(() => undefined);
		if (answer === undefined) { console.error("error: Failed to fetch"); process.exit(2); }
		if (!answer.ok) { console.error("Because " + name + " was not found in the package registry and you require " + name); process.exit(1); }
		console.log(name + "==" + /-([\\d.]+)-py3/.exec(await answer.text())[1]);
	}
})();
`,
	{ mode: 0o755 },
);
afterAll(() => rmSync(folder, { recursive: true }));

describe("a registry", () => {
	it("of Python packages is asked for all at once, and says which it does not have", async () => {
		const packages = ["acme-timber", "acme-gone"].map((name) => ({ ecosystem: "pypi" as const, name }));
		const answers = await askPypi(packages, uv, env(address));
		expect(Object.fromEntries(answers)).toEqual({
			"pypi acme-timber": { version: NEWEST },
			"pypi acme-gone": { gone: true },
		});
	});

	it.each([
		["@acme/timber", { version: NEWEST }],
		["@acme/gone", { gone: true }],
	])("of npm is asked for %s", async (name, answer) => {
		expect(await askNpm({ ecosystem: "npm", name }, env(address))).toEqual(answer);
		expect(asked).toContain(`/${name}`);
	});

	it("that does not answer has not lost a package", async () => {
		const nowhere = env("http://127.0.0.1:9");
		expect(await askNpm({ ecosystem: "npm", name: "@acme/timber" }, nowhere)).toHaveProperty("problem");
		const answers = await askPypi([{ ecosystem: "pypi", name: "acme-timber" }], uv, nowhere);
		expect(answers.get("pypi acme-timber")).toHaveProperty("problem");
	});
});

const day = "2026-11-23";
const row = (id: string, tools: Record<string, string>) => ({ id, shape: "0".repeat(16), tools, date: day }) as const;
const reference = {
	versions: { "@huggingface/tasks": "1.0.0" },
	libraries: [...libraries.map(({ key }) => key).slice(1), "acme-new"],
	tasks: taskNames.map(({ id }) => id),
	apps: localApps.map(({ key }) => key),
	providers: [...providerKeys, "acme-cloud"],
	librariesWithCode: () => [],
	appsFor: () => [],
};

it("says what was checked with older versions, what is gone, and what the reference packages have more", () => {
	const drift = driftOf({
		rows: [
			row("load/timm/a.py", { timm: "1.0.0" }),
			row("load/timm/b.py", { timm: NEWEST }),
			row("call/timm.js", { timm: "1.0.0" }),
			row("call/fill-mask/fetch.js", { openai: "0.9.0" }),
		],
		packages: [
			{ ecosystem: "pypi", name: "timm", version: "1.0.0", date: day },
			{ ecosystem: "pypi", name: "gliner", version: "1.0.0", date: day },
			{ ecosystem: "npm", name: "openai", version: "1.0.0", date: day },
		],
		answers: new Map([
			["pypi timm", { version: NEWEST }],
			["pypi gliner", { gone: true }],
			["npm openai", { problem: "no route" }],
		]),
		reference,
	});
	expect(drift.behind).toEqual([{ name: "timm", checked: ["1.0.0"], newest: NEWEST, snippets: ["load/timm/a.py"] }]);
	expect(drift.gone).toEqual([{ name: "gliner", libraries: ["gliner"] }]);
	expect(drift.unknown).toEqual([{ name: "openai", problem: "no route" }]);
	expect(drift.again).toBe("npm run verify -- --newest");
	const text = driftText(drift);
	expect(text).toContain(`timm 1.0.0, newest ${NEWEST}: 1 snippet`);
	expect(text).toContain("gliner: set goneSince in packages/catalogue/src/libraries/gliner.ts");
	expect(text).toContain(`libraries: missing here: acme-new; only here: ${libraries[0]?.key}`);
	expect(text).toContain("providers: missing here: acme-cloud");
});
