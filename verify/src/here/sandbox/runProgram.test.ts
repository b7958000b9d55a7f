import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findSandbox, type Sandbox } from "./bubblewrap.ts";
import { type Ending, type SandboxProgram, runProgram } from "./runProgram.ts";

const found = findSandbox();
const sandbox: Sandbox | undefined = "name" in found ? found : undefined;
if (sandbox === undefined) console.log("SKIPPED without bubblewrap: programs in a sandbox");
if (sandbox === undefined && process.env["VITRINE_REQUIRE_TOOLS"])
	throw new Error((found as { problem: string }).problem);

const ASK = "import sys; print(sys.executable); print(sys.base_prefix)";
const [python = "python3", base = "/usr"] = spawnSync("python3", ["-c", ASK], { encoding: "utf8" }).stdout.split("\n");

const BOUNDS = { time: 20, memory: 400e6, disk: 50e6, processes: 64 } as const;

let server: Server;
let port = 0;
/** Temporary files of these tests alone: other files run programs at the same time. */
const temporary = mkdtempSync(join(tmpdir(), "vitrine-sandbox-"));
const usual = process.env["TMPDIR"];
beforeAll(async () => {
	process.env["TMPDIR"] = temporary;
	server = createServer((request, response) => response.end(`served ${request.url}`));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	port = (server.address() as { port: number }).port;
});
afterAll(async () => {
	if (usual === undefined) delete process.env["TMPDIR"];
	else process.env["TMPDIR"] = usual;
	rmSync(temporary, { recursive: true });
	await new Promise((resolve) => server.close(resolve));
});

function run(text: string, changes: Partial<SandboxProgram> = {}): Promise<Ending> {
	const signal = new AbortController().signal;
	return runProgram({ text, python, folders: [base], port, bounds: BOUNDS, sandbox, signal, ...changes });
}

/** A program that writes to both streams in a loop. */
const writing = (loop: string): string =>
	`import sys\nprint('first')\n${loop}: sys.stdout.write('x' * 100_000); sys.stderr.write('y' * 100_000)`;

const leftovers = (): readonly string[] => readdirSync(tmpdir()).filter((name) => name.startsWith("vitrine-check-"));

describe.skipIf(sandbox === undefined)("a program in the sandbox", () => {
	it("runs as written, reaches the server by its variables, and is measured", async () => {
		const before = leftovers();
		const ending = await run(`
import os, urllib.request
kept = b"x" * 100_000_000
print(urllib.request.urlopen(os.environ["HF_ENDPOINT"] + "/a/b").read().decode())
print(sorted(name for name in os.environ if "TOKEN" in name or "KEY" in name))
`);
		expect(ending).toMatchObject({ output: "served /a/b\n[]\n", errors: "" });
		expect(ending.problem).toBeUndefined();
		expect(ending.peak).toBeGreaterThan(100e6);
		expect(ending.peak).toBeLessThan(300e6);
		expect(leftovers()).toEqual(before);
	});

	it("reaches no other address, not even other ports of this machine", async () => {
		const other = createServer((_, response) => response.end("secret"));
		await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
		const { port: closed } = other.address() as { port: number };
		const ending = await run(`
import socket
for place in [("127.0.0.1", ${closed}), ("1.1.1.1", 53), ("192.168.0.1", 80)]:
    try:
        socket.create_connection(place, 3)
        print("connected", place)
    except OSError as error:
        print(type(error).__name__)
try:
    socket.getaddrinfo("example.org", 80)
except OSError as error:
    print(type(error).__name__)
`);
		other.close();
		expect(ending.output).not.toContain("connected");
		expect(ending.output.trim().split("\n")).toHaveLength(4);
	});

	it("writes nowhere but to its own folders, and sees no files of people", async () => {
		const ending = await run(`
import os
for path in ["/written", "/usr/written", "/etc/written", "/dev/written", "/run/vitrine-check/gate/written", "/run/vitrine-check/written", os.path.dirname(os.__file__) + "/written", "/run/vitrine-check/work/../written"]:
    try:
        open(path, "w")
        print("wrote", path)
    except OSError:
        pass
open("/run/vitrine-check/work/own", "w").write("x"); open("/tmp/own", "w").write("x")
for path in [${JSON.stringify(import.meta.filename)}, "/etc/shadow", "/etc/passwd", "/home", "/root/.ssh"]:
    if os.path.exists(path): print("sees", path)
print(sorted(os.listdir("/proc"))[0], os.getpid() < 100)
`);
		expect(ending).toMatchObject({ output: "1 True\n", errors: "" });
	});

	it("cannot list the folders above those that it may read, such as the home that holds an environment", async () => {
		const home = mkdtempSync(join(temporary, "home-"));
		const environment = join(home, ".cache/environment");
		mkdirSync(environment, { recursive: true });
		writeFileSync(join(home, "secret"), "x");
		writeFileSync(join(environment, "module.py"), "x = 1");
		const ending = await run(
			`
import os, sys
environment = ${JSON.stringify(environment)}
sys.path.insert(0, environment)
import module
print(os.listdir(environment))
above = os.path.dirname(environment)
while above not in ("/", "/tmp"):
    try:
        print("listed", above, os.listdir(above))
    except PermissionError:
        pass
    above = os.path.dirname(above)
for place in ${JSON.stringify([home, homedir()])}:
    try:
        print("listed", place, os.listdir(place))
    except (PermissionError, FileNotFoundError):
        pass
print(os.path.exists(${JSON.stringify(join(home, "secret"))}))
`,
			{ folders: [base, environment] },
		);
		expect(ending).toMatchObject({ output: "['module.py']\nFalse\n", errors: "" });
	}, 30_000);

	it("is stopped when it forks without end, with all of its processes", async () => {
		const marker = `hold-${process.pid}`;
		const ending = await run(
			`
import os, sys, time
failures = 0
while True:
    try:
        if os.fork() == 0:
            os.setsid()
            os.execv(sys.executable, [sys.executable, "-c", "import time; time.sleep(60)", "${marker}"])
    except OSError:
        failures += 1
        if failures == 1: print("refused", flush=True)
        time.sleep(0.01)
`,
			{ bounds: { ...BOUNDS, time: 4 } },
		);
		expect(ending.problem).toMatch(/^Stopped (after 4 seconds|at 64 processes|at 0\.\d GB of memory)\.$/);
		const survivors = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(marker));
		expect(survivors).toEqual([]);
	});

	it.each([
		["waits without end", "import time; time.sleep(60)", { time: 1 }, "Stopped after 1 seconds."],
		["allocates in one process", "x = bytearray(2_000_000_000); print(len(x))", {}, "Exited with status 1."],
		[
			"allocates in many processes",
			"import os, time\nfor _ in range(5): os.fork()\nx = b'x' * 50_000_000\ntime.sleep(30)",
			{},
			"Stopped at 0.4 GB of memory.",
		],
		[
			"writes one large file",
			"f = open('/run/vitrine-check/work/f', 'wb')\nfor _ in range(100): f.write(b'x' * 1_000_000)",
			{},
			// The limit of a file and the look at the disk have the same bound: either may be first.
			/^(Exited with status 1|Stopped at 0\.05 GB on disk)\.$/,
		],
		[
			"writes many files",
			"import time\nfor n in range(60):\n  open(f'/run/vitrine-check/work/{n}', 'wb').write(b'x' * 1_000_000)\ntime.sleep(30)",
			{},
			"Stopped at 0.05 GB on disk.",
		],
		[
			"fills the folder for temporary files",
			"f = open('/tmp/f', 'wb')\nfor _ in range(400): f.write(b'x' * 1_000_000)",
			{ disk: 1e9 },
			"Exited with status 1.",
		],
	])(
		"that %s is stopped",
		async (_, text, bounds, problem) => {
			const ending = await run(text, { bounds: { ...BOUNDS, ...bounds } });
			expect(ending.problem, ending.errors).toMatch(problem);
		},
		60_000,
	);

	it("prints much: the start of its output and the end of its errors are kept", async () => {
		const much = `${writing("for _ in range(100)")}\nprint('last', file=sys.stderr)`;
		const { output, errors, problem } = await run(much);
		expect([problem, output.slice(0, 8), errors.slice(-6)]).toEqual([undefined, "first\nxx", "ylast\n"]);
		expect([output.length, errors.length]).toEqual([64_000, 64_000]);
	});

	it("prints without end, until its time is over", async () => {
		const { output, errors, problem } = await run(writing("while True"), { bounds: { ...BOUNDS, time: 2 } });
		expect(problem).toBe("Stopped after 2 seconds.");
		expect(Math.max(output.length, errors.length)).toBeLessThanOrEqual(64_000);
	});

	it("cannot state its own success where it was stopped", async () => {
		const forged = `
import os, time
for fd in range(3, 64):
    try: os.write(fd, b'{"status": 0, "peak": 1}')
    except OSError: pass
time.sleep(30)`;
		expect((await run(forged, { bounds: { ...BOUNDS, time: 1 } })).problem).toBe("Stopped after 1 seconds.");
	});

	it("ends when the check is interrupted, and leaves nothing", async () => {
		const before = leftovers();
		const stop = new AbortController();
		setTimeout(() => stop.abort(new Error("enough")), 500);
		await expect(run("import time; time.sleep(60)", { signal: stop.signal })).rejects.toThrow("enough");
		expect(leftovers()).toEqual(before);
	});
});

describe("a program without a sandbox", () => {
	it("has the same variables and bounds of time and memory", async () => {
		const ending = await run(
			"import os\nprint(os.environ['HF_ENDPOINT'].startswith('http://127.0.0.1:'), 'HF_TOKEN' in os.environ)",
			{
				sandbox: undefined,
			},
		);
		expect(ending).toMatchObject({ output: "True False\n" });
		const endless = await run("while True: pass", { sandbox: undefined, bounds: { ...BOUNDS, time: 1 } });
		expect(endless.problem).toBe("Stopped after 1 seconds.");
	});
});

/** The command of a process; "" if it has ended meanwhile. */
function commandOf(pid: string): string {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, "utf8");
	} catch {
		return "";
	}
}
