import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { WorkerClient } from "./workerClient.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-threads-"));
const pipe = join(folder, "pipe");
const hasPipes = spawnSync("mkfifo", [pipe]).status === 0;
afterAll(() => rmSync(folder, { recursive: true }));

const script = new URL("../testing/fault.worker.ts", import.meta.url);

function client(later: number, isWorking?: () => boolean): WorkerClient {
	const settings = { path: pipe, lockTimeout: 0, libraryKeys: [] };
	const worker = new WorkerClient(script, settings, {
		limits: { maxOldGenerationSizeMb: 64 },
		silence: { first: 120_000, later },
		...(isWorking && { isWorking }),
	});
	onTestFinished(async () => {
		// The thread that hangs reads the end of the pipe, and can stop.
		if (hasPipes) closeSync(openSync(pipe, "r+"));
		await worker.stop();
	});
	return worker;
}

const unavailable = { name: "IndexError", code: "unavailable" };

describe("a worker thread", () => {
	it.each(["die", "crash", "exhaust"])(
		"that ends (%s) rejects its calls, and the next call starts another",
		async (fault) => {
			const worker = client(60_000);
			expect(await worker.call("answer")).toBe("answer");
			const lost = [worker.call(fault), worker.call("loop")];
			await expect(Promise.race(lost)).rejects.toMatchObject(unavailable);
			expect(await worker.call("answer")).toBe("answer");
		},
	);

	it.each(["loop", ...(hasPipes ? ["hang"] : [])])(
		"that does not return (%s) is replaced after a while, and its calls are rejected",
		async (fault) => {
			const worker = client(1000);
			expect(await worker.call("answer")).toBe("answer");
			const lost = [worker.call(fault), worker.call("answer")];
			for (const call of lost) await expect(call).rejects.toMatchObject(unavailable);
			const answers = Array.from({ length: 5 }, () => worker.call("answer"));
			expect(new Set(await Promise.all(answers))).toEqual(new Set(["answer"]));
		},
	);

	it("that is silent but works is not replaced", async () => {
		const looks = [true, true, false];
		const worker = client(200, () => looks.shift() === true);
		expect(await worker.call("answer")).toBe("answer");
		await expect(worker.call("loop")).rejects.toMatchObject(unavailable);
		expect(looks).toEqual([]);
	});

	it("that is slow but sends parts is not replaced", async () => {
		const worker = client(3000);
		const parts: unknown[] = [];
		expect(await worker.call("answer")).toBe("answer");
		expect(await worker.callInParts((part) => void parts.push(part), "slowly")).toBe("slowly");
		expect(parts).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
	});
});
