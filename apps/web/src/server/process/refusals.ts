import { maxHeaderSize, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { RequestError } from "@hono/node-server";

/** Milliseconds for which a client may continue to send, so that it can read the answer, before it is cut off. */
const GRACE = 1_000;

/** Answers requests that cannot be parsed, mostly because their address is too long, with a sentence that says what to do. */
export function answerUnreadable(http: Server): void {
	const refused = new WeakSet<Duplex>();
	http.on("clientError", (error: NodeJS.ErrnoException, socket) => {
		// Further data on the connection cannot be parsed either.
		if (refused.has(socket)) return;
		refused.add(socket);
		if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
		else refuse(socket, error.code);
	});
}

/** The answer where no page could answer: mostly to a Host header or an address that is not valid. */
export function answerMisaddressed(error: unknown): Response {
	if (!(error instanceof RequestError)) return new Response(null, { status: 500 });
	return new Response(MISADDRESSED, {
		status: 400,
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"Cache-Control": "no-store",
			"X-Content-Type-Options": "nosniff",
		},
	});
}

const MISADDRESSED =
	"The Host header or the address of this request is not valid. Send the host as in http://host:port, and a path that starts " +
	"with a slash.\n";

/** Sends an answer and closes later: closing at once would lose the answer while the client is still sending. */
function refuse(socket: Duplex, code = ""): void {
	const { status, text } = REFUSALS[code] ?? UNREADABLE;
	const body = `${text}\n`;
	const head = [
		`HTTP/1.1 ${status}`,
		"Content-Type: text/plain; charset=utf-8",
		`Content-Length: ${Buffer.byteLength(body)}`,
		"Cache-Control: no-store",
		"X-Content-Type-Options: nosniff",
		"Connection: close",
	];
	socket.on("error", () => socket.destroy());
	socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
	socket.resume();
	const timer = setTimeout(() => socket.destroy(), GRACE);
	socket.once("close", () => clearTimeout(timer));
}

interface Refusal {
	/** The status with its reason phrase. */
	readonly status: string;
	/** What is wrong, and what to do. */
	readonly text: string;
}

const UNREADABLE: Refusal = {
	status: "400 Bad Request",
	text: "This request cannot be read as HTTP. Open the site by its address in a browser, or use an HTTP client.",
};

const ROOM = maxHeaderSize.toLocaleString("en");

/** Refusals by the code of Node's error. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
	HPE_HEADER_OVERFLOW: {
		status: "431 Request Header Fields Too Large",
		text:
			`The address and the headers of this request have more than ${ROOM} bytes together. Use fewer filters or a shorter ` +
			"text, or start again at /models; if the cookies of this host are long, clear them.",
	},
	ERR_HTTP_REQUEST_TIMEOUT: {
		status: "408 Request Timeout",
		text: "The request was not complete in time. Send it again.",
	},
};
