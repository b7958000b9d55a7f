import { once } from "node:events";
import { connect } from "node:net";
import { RAW_REQUESTS, REDIRECTED_PATHS, UNFINISHED } from "../../fixtures/hostile/requests.ts";
import type { StageResult } from "./report.ts";
import type { Site } from "./site.ts";

/** Milliseconds for an answer; a connection that stays open after it is closed. */
const PATIENCE = 3_000;

/** Sends requests that servers read differently, as bytes, and addresses that redirects could lead elsewhere. */
export async function attackBytes(site: Site): Promise<StageResult> {
	const { hostname, port, host } = new URL(site.url);
	const tries = [
		...Object.entries(RAW_REQUESTS).map(([name, bytes]) => [name, bytes(host)] as const),
		...REDIRECTED_PATHS.map(
			(path) => [path, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`] as const,
		),
	];
	const broken: string[] = [];
	for (const [name, bytes] of tries)
		broken.push(
			...problemsOf(await answerTo(hostname, Number(port), bytes), site.url).map((problem) => `${name}: ${problem}`),
		);
	for (const [name, bytes] of Object.entries(UNFINISHED))
		if (!(await answersBeside(hostname, Number(port), bytes(host), `${site.url}/models?q=${encodeURIComponent(name)}`)))
			broken.push(`${name}, ${UNENDED} times: others are not answered meanwhile`);
	const alive = await isAnswered(`${site.url}/livez`);
	if (!alive) broken.push("the server does not answer any more");
	return { stage: "bytes of requests", tries: tries.length + Object.keys(UNFINISHED).length, broken };
}

/** Connections with a request that does not end: more than the answers that a server makes at a time. */
const UNENDED = 100;

/** Whether a page is answered while many requests do not end. */
async function answersBeside(hostname: string, port: number, bytes: string, page: string): Promise<boolean> {
	const sockets = Array.from({ length: UNENDED }, () => {
		const socket = connect(port, hostname, () => socket.write(bytes, "latin1"));
		return socket.on("error", () => {});
	});
	await Promise.all(sockets.map((socket) => once(socket, "connect").catch(() => {})));
	// The server has read what was sent when it answers this.
	await isAnswered(new URL("/livez", page).href);
	const answered = await isAnswered(page);
	for (const socket of sockets) socket.destroy();
	return answered;
}

/** Whether an address is answered well, before a server with too many requests would refuse it. */
const isAnswered = (url: string): Promise<boolean> =>
	fetch(url, { signal: AbortSignal.timeout(3 * PATIENCE) }).then(
		({ ok }) => ok,
		() => false,
	);

/** What is wrong with the answers of a site on one connection. */
function problemsOf(text: string, url: string): readonly string[] {
	const heads = text.match(/HTTP\/1\.1 \d{3}[^]*?(?=\r\n\r\n)/g) ?? [];
	const found: string[] = [];
	if (heads.length > 1) found.push(`${heads.length} answers`);
	for (const head of heads) {
		const status = Number(head.slice(9, 12));
		if (status === 101 || (status >= 500 && !FAIR.has(status))) found.push(`status ${status}`);
		if (/^x-injected:/im.test(head)) found.push("a header was injected");
		const addresses = [...head.matchAll(LEADING)]
			.map(([, location, link]) => location ?? link ?? "")
			.map((address) => new URL(address, url).origin);
		if (addresses.some((origin) => origin !== url)) found.push("a header leads to another server");
	}
	if (/(?:href|src|action)="[^"/]*\/\/evil\.example/.test(text)) found.push("a link leads to another server");
	return found;
}

/** The site has too many requests, or does not have what the specification lets it leave out. */
const FAIR: ReadonlySet<number> = new Set([501, 503]);

/** The addresses of headers that clients follow. */
const LEADING = /^(?:location: *([^\s]*)|link: *<([^>]*)>)/gim;

/** All bytes that the server sends until it closes the connection, or for some seconds. */
function answerTo(host: string, port: number, bytes: string): Promise<string> {
	const { promise, resolve } = Promise.withResolvers<string>();
	let answer = "";
	const socket = connect(port, host, () => socket.write(bytes, "latin1"));
	const timer = setTimeout(() => socket.destroy(), PATIENCE);
	socket.setEncoding("latin1");
	socket.on("data", (data: string) => (answer += data));
	socket.on("error", () => {});
	socket.on("close", () => {
		clearTimeout(timer);
		resolve(answer);
	});
	return promise;
}
