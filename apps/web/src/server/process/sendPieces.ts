import type { ServerResponse } from "node:http";
import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import { isStreamed, piecesBehind } from "../../http/stream.ts";

type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/** The same answers; the pieces of files are written to the socket here, without a web stream in between. */
export function sendingPieces(fetch: Fetch): Fetch {
	return async (request, env) => {
		const response = await fetch(request, env);
		if (!isStreamed(request)) return response;
		const pieces = response.body === null ? undefined : piecesBehind(response.body);
		if (pieces === undefined) return response;
		const outgoing = env.outgoing as ServerResponse;
		outgoing.writeHead(response.status, headersOf(response.headers));
		void send(pieces, outgoing);
		return alreadySent();
	};
}

/** What tells the listener that the answer was sent. Reading the body makes it a plain Response, whose headers it looks at. */
function alreadySent(): Response {
	const response = new Response(null, { headers: { "x-hono-already-sent": "true" } });
	return response.body === null ? response : Response.error();
}

function headersOf(headers: Headers): Record<string, string | string[]> {
	const cookies = headers.getSetCookie();
	return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { "set-cookie": cookies }) };
}

/** Writes pieces as fast as the client takes them. What fails ends the connection: the client sees that bytes are missing. */
async function send(pieces: AsyncIterator<Uint8Array>, outgoing: ServerResponse): Promise<void> {
	try {
		for (let piece = await pieces.next(); piece.done !== true && !outgoing.destroyed; piece = await pieces.next())
			await written(outgoing, piece.value);
		if (!outgoing.destroyed) outgoing.end();
	} catch {
		outgoing.destroy();
	} finally {
		await pieces.return?.().catch(() => undefined);
	}
}

/** Writes a piece; its memory may be used again when the system has taken it. Rejects when the client has left. */
function written(outgoing: ServerResponse, piece: Uint8Array): Promise<void> {
	return new Promise((resolve, reject) => {
		const left = (): void => reject(new Error("The client has left."));
		outgoing.once("close", left);
		outgoing.write(piece, (error) => {
			outgoing.off("close", left);
			if (error) reject(error);
			else resolve();
		});
	});
}
