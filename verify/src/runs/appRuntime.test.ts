import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SWEEP } from "../../../test/sweep.ts";
import { NotChecked, type Result } from "../check.ts";
import { systemPython } from "../here/prepared.ts";
import { findSandbox } from "../here/sandbox/bubblewrap.ts";
import { subjectOf } from "../testing/subject.ts";
import { appRuntime, isTyped } from "./appRuntime.ts";

const found = findSandbox();
const sandbox = "name" in found ? found : undefined;
if (sandbox === undefined) console.log("SKIPPED without bubblewrap: apps in a sandbox");

/** Commands that start a server on port 8080, whose answer to every request is a text. */
const serving = (answer: string): string => `exec python3 -c '
import http.server, os, urllib.request
class Handler(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        read = urllib.request.urlopen(os.environ["HF_ENDPOINT"] + "/weights").read().decode()
        body = """${answer}""".replace("READ", read).encode()
        self.send_response(200); self.end_headers(); self.wfile.write(body)
    def do_GET(self):
        self.send_response(200); self.end_headers()
http.server.HTTPServer(("127.0.0.1", 8080), Handler).serve_forever()
'`;

const ASK = "curl http://localhost:8080/v1/chat/completions -d '{}'";

describe.skipIf(sandbox === undefined)("commands of an app", SWEEP, () => {
	let hub: Server;
	const paths: (string | undefined)[] = [];
	beforeAll(async () => {
		hub = createServer(({ url }, response) => {
			paths.push(url);
			response.end("weights");
		}).listen(0, "127.0.0.1");
		await new Promise((resolve) => hub.once("listening", resolve));
	});
	afterAll(() => void hub.close());

	const resultOf = async (commands: string, ask?: string, time = 30): Promise<Result> => {
		const subject = subjectOf({ language: "sh", text: commands });
		const request = ask === undefined ? undefined : subjectOf({ language: "sh", text: ask });
		const { python, folders } = await systemPython();
		const runtime = appRuntime(
			{ python, folders, path: `${folders[0]}/bin:/usr/bin:/bin` },
			`127.0.0.1:${(hub.address() as AddressInfo).port}`,
			sandbox!,
			new Map([[subject, { commands: subject, ...(request && { request }) }]]),
			(text) => text,
			{ time, memory: 1e9, disk: 1e9, processes: 64 },
		);
		return runtime.run(subject.text, {}, subject).finally(() => runtime.close());
	};

	it("start a server, which answers the printed request and is stopped", async () => {
		const answer = '{"choices": [{"message": {"content": "READ"}}]}';
		expect(await resultOf(serving(answer), ASK)).toBeUndefined();
		expect(paths).toContain("/weights");
	});

	it("fail if the server answers without a result, or ends, or prints its error", async () => {
		expect(await resultOf(serving('{"error": "READ"}'), ASK)).toBe(
			'its server answered without a result: {"error": "weights"}',
		);
		expect(await resultOf("exit 0", ASK)).toBe("The server ended before it answered.");
		expect(await resultOf("echo 'ModelError: no heron' >&2; exit 1", ASK)).toBe("ModelError: no heron");
	});

	it("come to no result if the server does not answer in time", async () => {
		expect(await resultOf("sleep 60", ASK, 2)).toEqual(new NotChecked("stopped after 2 seconds"));
	});

	it("without a server must end well and print something", async () => {
		expect(await resultOf("pip install heron\n\necho out of the harbour")).toBeUndefined();
		expect(await resultOf("true")).toBe("it printed nothing");
		expect(await resultOf("no-such-program")).toMatch(/no-such-program.*not found/);
	});
});

it("a conversation in the terminal is held where it is known how it ends", () => {
	expect(isTyped("uv tool install mlx-lm\n\nmlx_lm.chat --model acme/demo")).toBe(true);
	expect(isTyped("# a comment\nnpx -y node-llama-cpp chat hf:acme/demo")).toBe(true);
	expect(isTyped("npx -y node-llama-cpp pull hf:acme/demo")).toBe(false);
	expect(isTyped("heron chat")).toBe(false);
});
