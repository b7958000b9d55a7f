import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { environmentFolder, MADE, npmFolder } from "@vitrine/verify/here";
import { afterAll } from "vitest";

/** A folder for a test file, removed after its tests. */
export function testFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-cli-check-"));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** Writes the files of a model repository. */
export function writeModel(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	}
}

/** A library that reads the files of a model from the hub of its environment, and runs what a pickle contains. */
const LIBRARY = `
import os, pickle, urllib.error, urllib.request

def fetch(model, name):
    return urllib.request.urlopen(os.environ["HF_ENDPOINT"] + "/" + model + "/resolve/main/" + name).read()

class Auto:
    @staticmethod
    def from_pretrained(model):
        fetch(model, "config.json")
        try:
            weights = fetch(model, "model.safetensors")
        except urllib.error.HTTPError:
            pickle.loads(fetch(model, "pytorch_model.bin"))
        else:
            if not weights.endswith(b"END"):
                raise ValueError("incomplete weights: \\x1b[31mred\\x1b[0m")
        return Auto()

def pipeline(task, model):
    Auto.from_pretrained(model)
    return lambda *inputs: [{"label": "LABEL_0"}]

def __getattr__(name):
    return Auto
`;

/** Puts an environment with a small library of this name into the cache, where a check finds it instead of installing. */
export function putEnvironment(cache: string, packages: readonly string[], module: string): void {
	const folder = environmentFolder(packages, false);
	if (!folder.startsWith(cache)) throw new Error(`${folder} is not in ${cache}`);
	const made = spawnSync("python3", ["-m", "venv", "--without-pip", folder], { encoding: "utf8" });
	if (made.status !== 0) throw new Error(made.stderr);
	const [python = ""] = readdirSync(join(folder, "lib"));
	writeModel(join(folder, "lib", python, "site-packages"), { [`${module}/__init__.py`]: LIBRARY });
	const asked = spawnSync("python3", ["-c", "import sys; print(sys.base_prefix)"], { encoding: "utf8" });
	const versions = Object.fromEntries(packages.map((name) => [name, "1.2.3"]));
	writeFileSync(join(folder, MADE), JSON.stringify({ base: asked.stdout.trim(), versions }));
}

/** A library for JavaScript that reads a model from the hub that it is pointed at. */
const JAVASCRIPT = `
export const env = { remoteHost: "https://hub.invalid/" };
export async function pipeline(task, model) {
	const read = async (file) => {
		const answer = await env.fetch(env.remoteHost + model + "/resolve/main/" + file);
		if (!answer.ok) throw new Error(file + " is missing: " + answer.status);
		return answer.text();
	};
	await read("config.json");
	if (!(await read("onnx/model.onnx")).endsWith("END")) throw new RangeError("incomplete graph");
	return async () => [{ label: "LABEL_0" }];
}
`;

/** Puts an environment of npm into the cache, with a package that stands for Transformers.js. */
export function putNpmEnvironment(packages: readonly string[]): void {
	const modules = join(npmFolder(packages, false), "node_modules");
	const [name = ""] = packages;
	writeModel(modules, {
		".package-lock.json": JSON.stringify({ packages: { [`node_modules/${name}`]: { version: "4.5.6" } } }),
		[`${name}/package.json`]: JSON.stringify({ name, type: "module", exports: "./index.js" }),
		[`${name}/index.js`]: JAVASCRIPT,
	});
}

/** A server that reads the weights of a model, and answers requests for text only after that. */
const SERVER = `#!/usr/bin/env python3
import http.server, json, os, sys, threading, time, urllib.request

MODEL, READY = sys.argv[2], threading.Event()

class Handler(http.server.BaseHTTPRequestHandler):
    def answer(self, status, body):
        self.send_response(status)
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def do_GET(self):
        self.answer(200 if READY.is_set() else 503, {})

    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        known = asked.get("model") == MODEL and READY.is_set()
        self.answer(200 if known else 404, {"choices": [{"text": "A tide."}]} if known else {"error": "no such model"})

def load():
    time.sleep(0.5)
    data = urllib.request.urlopen(os.environ["HF_ENDPOINT"] + "/" + MODEL + "/resolve/main/model.safetensors").read()
    if not data.endswith(b"END"):
        print("RuntimeError: incomplete weights", file=sys.stderr, flush=True)
        os._exit(3)
    READY.set()

threading.Thread(target=load).start()
http.server.ThreadingHTTPServer(("127.0.0.1", 8000), Handler).serve_forever()
`;

/** Puts a server of this name into the environment of packages. */
export function putServer(packages: readonly string[], name: string): void {
	const file = join(environmentFolder(packages, false), "bin", name);
	writeFileSync(file, SERVER, { mode: 0o755 });
}

/** A pickle that runs Python code when it is loaded. */
export const hostilePickle = (code: string): Uint8Array => {
	const text = Buffer.from(code);
	const size = Buffer.alloc(4);
	size.writeUInt32LE(text.length);
	return Buffer.concat([
		Buffer.from("\x80\x03cbuiltins\nexec\nX", "latin1"),
		size,
		text,
		Buffer.from("}\x86R.", "latin1"),
	]);
};

/** Code that tries to leave the sandbox: to another port, to files, by processes without end. `port` is of this machine. */
export const HOSTILE = (port: number, outside: string): string => `
import os, socket, sys, time
def attempt(name, work):
    try:
        work()
        print("ESCAPED", name, flush=True)
    except OSError as error:
        print("held", name, flush=True)
attempt("socket", lambda: socket.create_connection(("127.0.0.1", ${port}), 3))
attempt("write", lambda: open(${JSON.stringify(outside)}, "w").write("x"))
attempt("environment", lambda: open(sys.prefix + "/written", "w"))
attempt("read", lambda: open("/etc/passwd").read())
while True:
    try:
        if os.fork() == 0: time.sleep(600)
    except OSError:
        time.sleep(0.05)
`;

/** Code that fills the disk. */
export const FILLS = `
for n in range(10_000):
    with open(str(n), "wb") as file:
        file.write(bytes(100_000_000))
`;
