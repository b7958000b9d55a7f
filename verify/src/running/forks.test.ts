import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Forks, startForks } from "./forks.ts";

const isHere = spawnSync("python3", ["--version"]).status === 0 && process.platform !== "win32";
if (!isHere) console.warn("SKIPPED: how snippets are run is not tested. Install Python 3.9 or newer.");

describe.skipIf(!isHere)("a Python that runs programs in forks of itself", { timeout: 60_000 }, () => {
	let server: Server;
	let folder: string;
	let forks: Forks;
	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), "vitrine-forks-"));
		server = createServer((_, response) => response.end("hello")).listen(0, "127.0.0.1");
		await new Promise((resolve) => server.once("listening", resolve));
		forks = await startForks("python3", `127.0.0.1:${(server.address() as AddressInfo).port}`, ["json", "decimal"]);
	});
	afterAll(async () => {
		await forks?.close();
		server.close();
		rmSync(folder, { recursive: true, force: true });
	});

	const said = (text: string, limit = 30, files = {}): Promise<string | undefined> => forks.run({ text, limit, files });

	it("says nothing of one that runs to its end, or exits with 0", async () => {
		expect(await said("print('é')\nif __name__ != '__main__': raise ValueError")).toBeUndefined();
		expect(await said("import sys\nsys.exit()")).toBeUndefined();
	});

	it("says which line fails, and how", async () => {
		expect(await said("def f():\n    raise ValueError('too\\nsmall')\n\nf()")).toBe("line 2: ValueError: too small");
		expect(await said("import json\njson.loads('{')")).toMatch(/^line 2: JSONDecodeError: Expecting property name/);
		expect(await said("print(")).toMatch(/^SyntaxError: /);
		expect(await said("import sys\nsys.exit(3)")).toBe("exits with 3");
	});

	it("ends one that takes too long, and tells of one that is killed", async () => {
		expect(await said("while True: pass", 1)).toBe("still running after 1 seconds");
		expect(await said("import os\nprint('last words', flush=True)\nos.kill(os.getpid(), 9)")).toMatch(
			/^ended by SIGKILL/,
		);
	});

	it("lets it reach the hub, and nobody else", async () => {
		const get = "import os, urllib.request as u\nassert u.urlopen(os.environ['HF_ENDPOINT']).read() == b'hello'";
		expect(await said(get)).toBeUndefined();
		const named = "import urllib.request as u\nu.urlopen('https://models.example.org/a')";
		expect(await said(named)).toMatch(/^line 2: URLError: .*\(it asked for models\.example\.org:443\)$/);
		const numbered = "import socket\nsocket.create_connection(('203.0.113.7', 80))";
		expect(await said(numbered)).toMatch(/no network here: 203\.0\.113\.7:80 is not this machine/);
	});

	it("gives each an empty folder of its own, which is its home and its cache too", async () => {
		const alone = "import os\nassert os.listdir() == ['snippet.py'], os.listdir()\nopen('left', 'w').close()";
		expect(await said(alone)).toBeUndefined();
		expect(await said(alone)).toBeUndefined();
		const home =
			"import os\nassert os.path.samefile(os.path.expanduser('~'), '.') and os.environ['HF_HOME'].startswith(os.getcwd())";
		expect(await said(home)).toBeUndefined();
	});

	it("puts files beside it under the names they are given", async () => {
		writeFileSync(join(folder, "sample"), "a heron");
		const files = { "bird.txt": join(folder, "sample") };
		expect(await said("assert open('bird.txt').read() == 'a heron'", 30, files)).toBeUndefined();
	});

	it("runs several at once, and leaves nothing of what they start", async () => {
		const file = join(folder, "still-alive");
		const child = `import time; time.sleep(2); open(${JSON.stringify(file)}, 'w')`;
		const text = `import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', ${JSON.stringify(child)}])`;
		expect(await Promise.all([said(text), said("x"), said("1/0")])).toEqual([
			undefined,
			"line 1: NameError: name 'x' is not defined",
			"line 1: ZeroDivisionError: division by zero",
		]);
		await new Promise((resolve) => setTimeout(resolve, 2_500));
		expect(existsSync(file)).toBe(false);
	});

	it("does not start where a library that it is to load is broken", async () => {
		await expect(startForks("python3", "127.0.0.1:1", ["no_such_library"])).rejects.toThrow(
			"The environment is broken: no_such_library does not load: ModuleNotFoundError",
		);
	});
});
