import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SWEEP } from "../../../test/sweep.ts";
import { NotChecked, type Result } from "../check.ts";
import { subjectOf } from "../testing/subject.ts";
import { useTemporaryFolder } from "../testing/temporaryFolder.ts";
import { nodeRuntime } from "./nodeRuntime.ts";

const isHere = spawnSync("python3", ["--version"]).status === 0 && process.platform === "linux";
if (!isHere)
	console.warn(
		"SKIPPED without Linux and Python 3.9 or newer (Debian: apt-get install python3): JavaScript with bounds",
	);

const BOUNDS = { time: 30, memory: 4e9, disk: 1e9, processes: 200 };
/** How long the processes of these tests sleep: a number that those of other tests do not have. */
const SECONDS = `62.${process.pid}`;
const SLEEP = `import { spawn } from "node:child_process";\nconst sleep = () => spawn("sleep", ["${SECONDS}"], { detached: true, stdio: "ignore" });\n`;
const WAIT = "setInterval(() => {}, 1000);";

describe.skipIf(!isHere)("a JavaScript program", SWEEP, () => {
	const folder = useTemporaryFolder("packages");
	let hub: Server;
	beforeAll(async () => {
		hub = createServer((_, response) => response.end("hello")).listen(0, "127.0.0.1");
		await new Promise((resolve) => hub.once("listening", resolve));
	});
	afterAll(() => void hub.close());

	const resultOf = async (text: string, bounds: Partial<typeof BOUNDS> = {}): Promise<Result> => {
		mkdirSync(join(folder(), "node_modules"), { recursive: true });
		writeFileSync(join(folder(), "sample"), "a heron");
		const address = `127.0.0.1:${(hub.address() as AddressInfo).port}`;
		const runtime = await nodeRuntime(folder(), address, { ...BOUNDS, ...bounds });
		const files = { "bird.txt": join(folder(), "sample") };
		return runtime.run(text, files, subjectOf({ language: "js", text })).finally(() => runtime.close());
	};

	it("reaches the hub, has the files beside it, and reports its error", async () => {
		const asks = `import { readFileSync } from "node:fs";\nconst text = await (await fetch(process.env.HF_ENDPOINT)).text() + readFileSync("bird.txt");\nif (text !== "helloa heron") throw new Error(text);`;
		expect(await resultOf(asks)).toBeUndefined();
		expect(await resultOf('throw new TypeError("too small");')).toBe("TypeError: too small");
		expect(await resultOf("process.exit(3);")).toBe("exited with status 3");
	});

	it.each<[string, string, Partial<typeof BOUNDS>, RegExp]>([
		["hangs", `${SLEEP}sleep();\nwhile (true);`, { time: 2 }, /^stopped after 2 seconds$/],
		[
			"takes memory",
			`const a = Array.from({ length: 60 }, () => Buffer.alloc(20_000_000, 1));\n${WAIT}`,
			{ memory: 8e8 },
			/^stopped at (0\.8 GB of memory|a bound: RangeError: Failed to allocate memory)$/,
		],
		[
			"fills the disk",
			`import { writeFileSync } from "node:fs";\nfor (let n = 0; n < 40; n++) writeFileSync(String(n), Buffer.alloc(1_000_000, 1));\n${WAIT}`,
			{ disk: 2e7 },
			/^stopped at 0\.02 GB on disk$/,
		],
		[
			"starts processes",
			`${SLEEP}for (let n = 0; n < 60; n++) sleep();\n${WAIT}`,
			{ processes: 40 },
			/^stopped at (40 processes|a bound: Error: spawn sleep EAGAIN)$/,
		],
	])("that %s is stopped at its bound, with all it has started", async (_, text, bounds, reason) => {
		const result = await resultOf(text, bounds);
		expect(result).toBeInstanceOf(NotChecked);
		expect(result).toMatchObject({ reason: expect.stringMatching(reason) });
		expect(execFileSync("sh", ["-c", `pgrep -f '^sleep ${SECONDS}$' || true`]).toString()).toBe("");
	});
});
