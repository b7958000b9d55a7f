// npm run bench:pages [-- --rounds N --seconds N --only phones|server --pages home,task --data FOLDER]: the cost of pages for a
// phone and for the server, with the starter or the catalogue in a folder.
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { buildIfStale, serverFile } from "./build.ts";
import { browserPath } from "./bench/browser.ts";
import { audit, type Audited, freePort, installLighthouse } from "./bench/lighthouse.ts";
import { requestCosts } from "./bench/requests.ts";
import { type Measured, startMeasured, startServer } from "./bench/server.ts";

const MODEL = "/models/openai/whisper-large-v3";

const PAGES: readonly (readonly [name: string, path: string])[] = [
	["home", "/"],
	["tasks", "/tasks"],
	["task", "/tasks/automatic-speech-recognition"],
	["models", "/models"],
	["model", MODEL],
	["library", "/libraries/transformers"],
	["docs", "/docs"],
];

const { values } = parseArgs({
	options: {
		rounds: { type: "string", default: "5" },
		seconds: { type: "string", default: "5" },
		only: { type: "string" },
		data: { type: "string" },
		pages: { type: "string", default: PAGES.map(([name]) => name).join() },
	},
});
const [rounds, seconds] = [whole("rounds"), whole("seconds")];
const chosen = values.pages.split(",").map(pageOf);
const { only } = values;
if (only !== undefined && only !== "phones" && only !== "server")
	throw new Error(`--only: ${only} is neither phones nor server.`);

console.error("Preparing …");
if (only !== "server") installLighthouse();
await buildIfStale(console.error);
const server = await (values.data === undefined ? startServer() : startKept(values.data));
try {
	if (only !== "server") await phones(server);
	if (only !== "phones") await requests(server);
} finally {
	await server.close();
}

/** The built site with a catalogue that stays. */
function startKept(data: string): Promise<Measured> {
	return startMeasured([serverFile], {
		NODE_ENV: "production",
		VITRINE_DATA: data,
		VITRINE_STARTER: "no",
		PORT: "0",
		HOST: "127.0.0.1",
	});
}

/** Every page and the reference in alternating turns, so that other load affects all of them equally. */
async function phones({ url }: Measured): Promise<void> {
	// React reads this once, when it is loaded: hence the late import.
	process.env["NODE_ENV"] = "production";
	const { openReference } = await import("./bench/reference.ts");
	const reference = await openReference(url, MODEL);
	const pages = [...chosen.map(([name, path]) => [name, url + path] as const), ["reference", reference.url] as const];
	const found = new Map<string, Audited[]>(pages.map(([name]) => [name, []]));
	for (let round = 0; round < rounds; round++)
		for (const [name, address] of pages) {
			console.error(`Lighthouse, round ${round + 1} of ${rounds}: ${name}`);
			found.get(name)!.push(await fresh((port) => audit(address, port)));
		}
	reference.close();
	console.log(`Lighthouse, mobile, median of ${rounds}`);
	line(["page", "score", "LCP ms", "TBT ms", "CLS", "not passed"]);
	for (const [name, audits] of found) {
		const of = (figure: (one: Audited) => number): number => median(audits.map(figure));
		const failing = [...new Set(audits.flatMap((one) => one.failing))].join("; ");
		const figures = [of((one) => one.performance), of((one) => one.lcp), of((one) => one.tbt)].map((one) =>
			one.toFixed(0),
		);
		line([name, ...figures, of((one) => one.cls).toFixed(4), failing]);
	}
	console.log(
		`The reference is the model page as one hydrated React tree, with ${reference.script} bytes of script.\n`,
	);
}

/** Runs `work` with a fresh browser, whose cache is empty. */
async function fresh<T>(work: (port: number) => Promise<T>): Promise<T> {
	const port = await freePort();
	const args = ["--headless", "--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`];
	const browser = await chromium.launch({ executablePath: browserPath(), args });
	try {
		return await work(port);
	} finally {
		await browser.close();
	}
}

async function requests(from: Measured): Promise<void> {
	const costs = await requestCosts(from, MODEL, rounds, seconds);
	console.log(`Model page, best of ${rounds} rounds of ${seconds} s each`);
	line(["asked", "req/s/core", "req/s", "bytes", ""]);
	for (const { name, best, times } of costs) {
		const { perCore, perSecond, bytes } = best;
		line([
			name,
			...[perCore, perSecond, bytes].map((one) => one.toFixed(0)),
			`${times.toFixed(1)} times the plain handler`,
		]);
	}
	console.log(
		"req/s/core: answers per second of the server's CPU time. Astro has the elements of the pages in memory and only renders",
	);
	console.log("them: it reads no index, chooses and writes no code, and does not compress.");
}

function line([first = "", ...cells]: readonly string[]): void {
	const last = cells.length > 3 ? cells.pop() : undefined;
	console.log(
		[`  ${first.padEnd(34)}`, ...cells.map((cell) => cell.padStart(12)), last && `  ${last}`].join("").trimEnd(),
	);
}

function median(figures: readonly number[]): number {
	return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}

function pageOf(name: string): (typeof PAGES)[number] {
	const page = PAGES.find(([one]) => one === name);
	if (page === undefined) throw new Error(`--pages: ${name} is not one of ${PAGES.map(([one]) => one).join(", ")}.`);
	return page;
}

function whole(name: "rounds" | "seconds"): number {
	const number = Number(values[name]);
	if (!Number.isInteger(number) || number < 1) throw new Error(`--${name}: ${values[name]} is not a number such as 5.`);
	return number;
}
