import { maxHeaderSize, type Server } from "node:http";
import type { Duplex } from "node:stream";

/** Milliseconds that a client may go on sending before it is cut off, so that it can read what it is told. */
const GRACE = 1_000;

/** Answers, in words, requests that cannot be read: above all those whose address is too long. */
export function answerUnreadable(http: Server): void {
	const told = new WeakSet<Duplex>();
	http.on("clientError", (error: NodeJS.ErrnoException, socket) => {
		// What else comes on the same connection cannot be read either.
		if (told.has(socket)) return;
		told.add(socket);
		if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
		else refuse(socket, error.code);
	});
}

/** Closed at once, a connection would take the answer with it while the client is still sending. */
function refuse(socket: Duplex, code: string | undefined): void {
	const { status, text } = code === undefined ? UNREADABLE : (REFUSALS[code] ?? UNREADABLE);
	const body = `${text}\n`;
	const head = [
		`HTTP/1.1 ${status}`,
		"Content-Type: text/plain; charset=utf-8",
		`Content-Length: ${Buffer.byteLength(body)}`,
		"Cache-Control: no-store",
		"Connection: close",
	];
	socket.on("error", () => socket.destroy());
	socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
	socket.resume();
	const timer = setTimeout(() => socket.destroy(), GRACE);
	socket.once("close", () => clearTimeout(timer));
}

interface Refusal {
	/** With its reason. */
	readonly status: string;
	/** What is wrong, and what to do. */
	readonly text: string;
}

const UNREADABLE: Refusal = {
	status: "400 Bad Request",
	text: "This is no HTTP request that can be read. Open the site by its address in a browser, or ask with an HTTP client.",
};

const ROOM = maxHeaderSize.toLocaleString("en");

/** By the code of Node's error. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
	HPE_HEADER_OVERFLOW: {
		status: "431 Request Header Fields Too Large",
		text:
			`The address and the headers of this request have more than ${ROOM} bytes together. Ask with fewer filters or a shorter ` +
			"text, or begin again at /models; where it is the cookies of this host that are long, clear them.",
	},
	ERR_HTTP_REQUEST_TIMEOUT: {
		status: "408 Request Timeout",
		text: "The request did not come to its end in time. Send it again.",
	},
};
