// Serves a model with llama-server by its quantization, completes a text, and prints whether it did: node llama-server.mjs PROGRAM
import { spawn } from "node:child_process";
import { freePort, tagOf, untilReady } from "./server.mjs";

const { HF_HOME: cache, MODEL: model, FILE: file } = process.env;
const port = await freePort();
const words = [
	"-hf",
	`${model}:${tagOf(file)}`,
	"--host",
	"127.0.0.1",
	"--port",
	String(port),
	"-c",
	"256",
	"--no-mmproj",
];
const server = spawn(process.argv[2], words, { env: { ...process.env, LLAMA_CACHE: cache } });
let said = "";
for (const stream of [server.stdout, server.stderr]) stream.on("data", (piece) => (said += piece));
server.once("exit", (code) => {
	console.error(`exit ${code}: ${said.slice(-1500)}`);
	process.exit(1);
});
await untilReady(`http://127.0.0.1:${port}/health`);
const answer = await fetch(`http://127.0.0.1:${port}/completion`, {
	method: "POST",
	headers: { "Content-Type": "application/json" },
	body: JSON.stringify({ prompt: "Why", n_predict: 4 }),
});
const { tokens_predicted: count } = await answer.json();
server.removeAllListeners("exit").kill("SIGKILL");
console.log(count > 0);
process.exit(count > 0 ? 0 : 1);
