// Pulls a model with Ollama by its quantization, and prints the path of its blob: node ollama.mjs PROGRAM
import { spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort, tagOf, untilReady } from "./server.mjs";

const { HF_ENDPOINT: url, HF_HOME: home, MODEL: model, FILE: file } = process.env;
const host = `127.0.0.1:${await freePort()}`;
const env = { ...process.env, HOME: home, OLLAMA_HOST: host, OLLAMA_MODELS: home };
const server = spawn(process.argv[2], ["serve"], { env, stdio: "ignore" });
await untilReady(`http://${host}/api/version`);
const pull = spawn(process.argv[2], ["pull", "--insecure", `${url}/${model}:${tagOf(file)}`], { env });
const [output, errors, status] = await Promise.all([
	text(pull.stdout),
	text(pull.stderr),
	new Promise((resolve) => pull.once("close", resolve)),
]);
server.kill("SIGKILL");
if (status !== 0) {
	console.error(`${output}${errors}`);
	process.exit(1);
}
const blobs = readdirSync(join(home, "blobs")).map((name) => join(home, "blobs", name));
console.log(JSON.stringify(blobs.toSorted((a, b) => statSync(b).size - statSync(a).size)[0]));
process.exit(0);
