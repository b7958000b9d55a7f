import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useTemporaryFolder } from "../testing/temporaryFolder.ts";
import { type ForkServer, startForkServer } from "./forkServer.ts";

const isHere = spawnSync("python3", ["--version"]).status === 0 && process.platform !== "win32";
if (!isHere) console.warn("SKIPPED without Python 3.9 or newer (Debian: apt-get install python3): the fork server");

describe.skipIf(!isHere)("a fork server", { timeout: 60_000 }, () => {
	const folder = useTemporaryFolder("forks");
	let hub: Server;
	let forks: ForkServer;
	beforeAll(async () => {
		hub = createServer((_, response) => response.end("hello")).listen(0, "127.0.0.1");
		await new Promise((resolve) => hub.once("listening", resolve));
		forks = await startForkServer("python3", `127.0.0.1:${(hub.address() as AddressInfo).port}`, ["json", "decimal"]);
	});
	afterAll(async () => {
		await forks?.close();
		hub.close();
	});

	const problemOf = (text: string, limit = 30, files = {}): Promise<string | undefined> =>
		forks.run({ text, limit, files });

	it("finds no problem in a program that ends or exits with 0", async () => {
		expect(await problemOf("print('é')\nif __name__ != '__main__': raise ValueError")).toBeUndefined();
		expect(await problemOf("import sys\nsys.exit()")).toBeUndefined();
	});

	it("reports the line and the error", async () => {
		expect(await problemOf("def f():\n    raise ValueError('too\\nsmall')\n\nf()")).toBe(
			"line 2: ValueError: too small",
		);
		expect(await problemOf("import json\njson.loads('{')")).toMatch(
			/^line 2: JSONDecodeError: Expecting property name/,
		);
		expect(await problemOf("print(")).toMatch(/^SyntaxError: /);
		expect(await problemOf("import sys\nsys.exit(3)")).toBe("exits with status 3");
	});

	it("stops a program at the time limit, and reports a signal", async () => {
		expect(await problemOf("while True: pass", 1)).toBe("still running after 1 seconds");
		expect(await problemOf("import os\nprint('last words', flush=True)\nos.kill(os.getpid(), 9)")).toMatch(
			/^ended by SIGKILL/,
		);
	});

	it("lets programs connect to the hub, and to no other host", async () => {
		const get = "import os, urllib.request as u\nassert u.urlopen(os.environ['HF_ENDPOINT']).read() == b'hello'";
		expect(await problemOf(get)).toBeUndefined();
		const named = "import urllib.request as u\nu.urlopen('https://models.example.org/a')";
		expect(await problemOf(named)).toMatch(/^line 2: URLError: .*\(blocked connections: models\.example\.org:443\)$/);
		const numbered = "import socket\nsocket.create_connection(('203.0.113.7', 80))";
		expect(await problemOf(numbered)).toMatch(/connections to other machines are blocked: 203\.0\.113\.7:80/);
	});

	it("gives each program an empty folder, which is also its home and its cache", async () => {
		const alone = "import os\nassert os.listdir() == ['snippet.py'], os.listdir()\nopen('left', 'w').close()";
		expect(await problemOf(alone)).toBeUndefined();
		expect(await problemOf(alone)).toBeUndefined();
		const home =
			"import os\nassert os.path.samefile(os.path.expanduser('~'), '.') and os.environ['HF_HOME'].startswith(os.getcwd())";
		expect(await problemOf(home)).toBeUndefined();
	});

	it("copies files into the folder under the given names", async () => {
		writeFileSync(join(folder(), "sample"), "a heron");
		const files = { "bird.txt": join(folder(), "sample") };
		expect(await problemOf("assert open('bird.txt').read() == 'a heron'", 30, files)).toBeUndefined();
	});

	it("runs several programs at once, and kills what they start", async () => {
		const file = join(folder(), "still-alive");
		const child = `import time; time.sleep(2); open(${JSON.stringify(file)}, 'w')`;
		const text = `import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', ${JSON.stringify(child)}])`;
		expect(await Promise.all([problemOf(text), problemOf("x"), problemOf("1/0")])).toEqual([
			undefined,
			"line 1: NameError: name 'x' is not defined",
			"line 1: ZeroDivisionError: division by zero",
		]);
		await new Promise((resolve) => setTimeout(resolve, 2_500));
		expect(existsSync(file)).toBe(false);
	});

	it("does not start if a module cannot be imported", async () => {
		await expect(startForkServer("python3", "127.0.0.1:1", ["no_such_library"])).rejects.toThrow(
			"The environment is broken: no_such_library cannot be imported: ModuleNotFoundError",
		);
	});
});
