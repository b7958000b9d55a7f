import { chmodSync, existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useTemporaryFolder } from "../testing/temporaryFolder.ts";
import { withLineEnvironment } from "./lineEnvironment.ts";
import { MOST, noRoom } from "./room.ts";

const folder = useTemporaryFolder("room");
beforeEach(() => vi.stubEnv("VITRINE_CACHE", folder()));
afterEach(() => void vi.unstubAllEnvs());

/** Writes a file of a size in megabytes. */
function write(path: string, size: number): void {
	mkdirSync(join(folder(), path, ".."), { recursive: true });
	writeFileSync(join(folder(), path), Buffer.alloc(size * 1e6, 1));
}

describe.skipIf(process.platform === "win32")("the room for environments", () => {
	it("is 25 GB, and there is some without any", () => {
		expect(MOST).toBe(25e9);
		expect(noRoom(0)).toBeUndefined();
	});

	it("is taken by lasting environments and those of lines, but by nothing else of the cache", () => {
		write("environments/run-1/lib", 3);
		write("line-1/lib", 2);
		write("miniatures/model.bin", 9);
		write("environments/typed-1/lib", 9);
		expect(noRoom(5.5e6)).toBeUndefined();
		const reason = noRoom(4e6);
		expect(reason).toContain(`the environments of runs take 0.0 GB`);
		expect(reason).toContain("the largest are run-1 0.0 GB, line-1 0.0 GB");
	});

	it("is taken once by files that environments share", () => {
		write("environments/run-1/lib", 3);
		mkdirSync(join(folder(), "line-1"));
		linkSync(join(folder(), "environments/run-1/lib"), join(folder(), "line-1/lib"));
		expect(noRoom(3.5e6)).toBeUndefined();
	});

	it("is needed for the environment of a line, which is not made without, and says so", async () => {
		const uv = join(folder(), "uv");
		writeFileSync(uv, '#!/bin/sh\necho "$@" >> "$0.log"\n');
		chmodSync(uv, 0o755);
		const locked = {
			line: { packages: ["heron"], system: [] },
			lock: { path: join(folder(), "heron.txt"), versions: new Map([["heron", "1.0"]]) },
		};
		let uses = 0;
		const use = async (): Promise<void> => void (uses += 1);
		write("environments/run-1/lib", 3);
		expect(await withLineEnvironment(uv, locked, use, 60, 2e6)).toMatch(/^the environments of runs take .*run-1/);
		expect(uses).toBe(0);
		rmSync(join(folder(), "environments/run-1"), { recursive: true });
		expect(await withLineEnvironment(uv, locked, use, 60, 2e6)).toBeUndefined();
		expect(uses).toBe(1);
		// The environment itself is too large.
		writeFileSync(
			uv,
			'#!/bin/sh\nfor last; do :; done\n[ "$1" = venv ] && mkdir -p "$last" && head -c 3000000 /dev/zero > "$last/lib"\nexit 0\n',
		);
		expect(await withLineEnvironment(uv, locked, use, 60, 2e6)).toMatch(/the largest are line-1/);
		expect(uses).toBe(1);
		expect(existsSync(join(folder(), "line-1"))).toBe(false);
	});
});
