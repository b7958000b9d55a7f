import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SWEEP } from "../../../test/sweep.ts";
import { NotChecked, type Result } from "../check.ts";
import { useTemporaryFolder } from "../testing/temporaryFolder.ts";
import { type RunBounds, type ForkServer, ForkServerEnded, type RunProgram, startForkServer } from "./forkServer.ts";

const isHere = spawnSync("python3", ["--version"]).status === 0 && process.platform !== "win32";
if (!isHere) console.warn("SKIPPED without Python 3.9 or newer (Debian: apt-get install python3): the fork server");

const WAIT = "import time\nwait = lambda: time.sleep(60)\n";

/** How long the processes of these tests sleep: a number that those of other tests do not have. */
const SECONDS = `60.${process.pid}`;

/** The ids of the processes of these tests that still sleep, one a line. */
const sleepers = (): string => execFileSync("sh", ["-c", `pgrep -f '^sleep ${SECONDS}$' || true`]).toString();

describe.skipIf(!isHere)("a fork server", SWEEP, () => {
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

	const BOUNDS: RunBounds = { seconds: 30, memory: 2e9, disk: 1e9, processes: 64 };
	const resultOf = (text: string, bounds: Partial<RunBounds> = {}, more: Partial<RunProgram> = {}): Promise<Result> =>
		forks.run({ text, files: {}, hidden: {}, ...more, bounds: { ...BOUNDS, ...bounds } });
	const problemOf = (text: string, files = {}): Promise<Result> => resultOf(text, {}, { files });

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

	it.each<[string, string, Partial<RunBounds>, string]>([
		["hangs", "while True: pass", { seconds: 1 }, "still running after 1 seconds"],
		["takes memory", `${WAIT}a = bytearray(300_000_000); wait()`, { memory: 2e8 }, "used more than 200 MB of memory"],
		[
			"takes memory in another process",
			`${WAIT}import subprocess, sys\nsubprocess.run([sys.executable, "-c", "a = bytearray(300_000_000); import time; time.sleep(60)"])`,
			{ memory: 2e8 },
			"used more than 200 MB of memory",
		],
		[
			"fills the disk",
			`${WAIT}for n in range(40): open(str(n), 'wb').write(bytes(10**6))\nwait()`,
			{ disk: 2e7 },
			"wrote more than 20 MB",
		],
		[
			"starts processes",
			`${WAIT}import subprocess\nfor _ in range(20): subprocess.Popen(['sleep', '${SECONDS}'], start_new_session=True)\nwait()`,
			{ processes: 8 },
			"started more than 8 processes",
		],
		["forks without end", "import os\nwhile True: os.fork()", { processes: 30 }, "started more than 30 processes"],
	])("stops a program that %s, with all it has started, and continues", async (_, text, bounds, reason) => {
		expect(await resultOf(text, bounds)).toEqual(new NotChecked(`stopped: ${reason}`));
		expect(sleepers()).toBe("");
		expect(await problemOf("print(1)")).toBeUndefined();
	});

	it("that does not start in its time, or ends while it runs programs, says so to the programs", async () => {
		writeFileSync(
			join(folder(), "hangs.py"),
			`${WAIT}import os\nif os.fork() == 0: os.execvp("sleep", ["sleep", "${SECONDS}"])\nwait()`,
		);
		const variables = { PATH: process.env["PATH"] ?? "", PYTHONPATH: folder() };
		const start = startForkServer("python3", "127.0.0.1:1", ["hangs"], variables, 2);
		await expect(start).rejects.toThrow(ForkServerEnded);
		expect(sleepers()).toBe("");
		const other = await startForkServer("python3", "127.0.0.1:1", [], variables);
		const ended = other.run({
			text: "import os, signal\nos.kill(os.getppid(), signal.SIGKILL)",
			files: {},
			hidden: {},
			bounds: BOUNDS,
		});
		await expect(ended).rejects.toThrow(/^fork_server\.py exited with SIGKILL/);
		await expect(other.run({ text: "", files: {}, hidden: {}, bounds: BOUNDS })).rejects.toThrow(ForkServerEnded);
	});

	it("that is closed ends with all that it runs, as when the check is interrupted", async () => {
		const variables = { PATH: process.env["PATH"] ?? "" };
		const other = await startForkServer("python3", "127.0.0.1:1", [], variables);
		const text = `${WAIT}import subprocess\nsubprocess.Popen(["sleep", "${SECONDS}"])\nopen(${JSON.stringify(join(folder(), "runs"))}, "w")\nwait()`;
		const running = other.run({ text, files: {}, hidden: {}, bounds: BOUNDS });
		await expect.poll(() => existsSync(join(folder(), "runs"))).toBe(true);
		await other.close();
		expect(await running).toEqual(new NotChecked("stopped: the check has ended"));
		expect(sleepers()).toBe("");
	});

	it("reports a signal", async () => {
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
		expect(await problemOf("assert open('bird.txt').read() == 'a heron'", files)).toBeUndefined();
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

	it("gives programs no module of its own, and no variable of this process", async () => {
		expect(await problemOf("import bounds")).toMatch(/^line 1: ModuleNotFoundError/);
		const alone = await startForkServer("python3", "127.0.0.1:1", ["no_such_library"], { PATH: "/usr/bin" });
		const text =
			"import os\nassert os.environ['PATH'] == '/usr/bin' and 'VITEST' not in os.environ\nimport no_such_library";
		expect(await alone.run({ text, files: {}, hidden: {}, bounds: BOUNDS })).toMatch(/^line 3: ModuleNotFoundError/);
		await alone.close();
	});

	it("fails a program that loads a library of the machine which its page does not print", async () => {
		const hidden = { libc: ".*/libc[.-].*so" };
		expect(await resultOf("print(1)", {}, { hidden })).toMatch(
			/^uses libc of this machine, which its install line does/,
		);
	});
});
