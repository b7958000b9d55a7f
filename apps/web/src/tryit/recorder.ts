import { indented } from "../base/indented.ts";
import type { Exchange } from "./shapes.ts";

/** Characters of a body that are recorded. */
const ROOM = 20_000;
const HIDDEN = "(hidden)";

/** Headers that carry a secret. */
const SECRET = /^(?:authorization|x-key|cookie)$/i;

/** A request without a response. */
export class Unreached extends Error {}

/**
 * A fetch that records requests and responses and reports every change. The token is hidden wherever it occurs
 * in them.
 */
export function recorder(
	token: string,
	report: (exchanges: readonly Exchange[]) => void,
	send: typeof fetch = fetch,
): typeof fetch {
	const exchanges: Exchange[] = [];
	const hide = (text: string): string => (token === "" ? text : text.replaceAll(token, HIDDEN));
	return async (input, init) => {
		const at = exchanges.length;
		const update = (exchange: Exchange): void => {
			exchanges[at] = exchange;
			report([...exchanges]);
		};
		const asked = { number: at + 1, ...requestOf(input, init, hide) };
		update(asked);
		const response = await send(input, init).catch((error: unknown) => {
			throw init?.signal?.aborted === true ? error : new Unreached("No response", { cause: error });
		});
		void readAnswer(response.clone(), hide, (answer) => update({ ...asked, answer }));
		return response;
	};
}

function requestOf(
	input: RequestInfo | URL,
	init: RequestInit | undefined,
	hide: (text: string) => string,
): Omit<Exchange, "number"> {
	const url = input instanceof Request ? input.url : String(input);
	const headers = [...new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))];
	return {
		method: init?.method ?? (input instanceof Request ? input.method : "GET"),
		url: hide(url),
		headers: headers.map(([name, value]) => [name, SECRET.test(name) ? hiddenIn(value) : hide(value)] as const),
		body: hide(bodyText(init?.body)),
	};
}

/** Hides a value except its scheme: `Bearer (hidden)`. */
function hiddenIn(value: string): string {
	return value.includes(" ") ? `${value.slice(0, value.indexOf(" "))} ${HIDDEN}` : HIDDEN;
}

function bodyText(body: BodyInit | null | undefined): string {
	if (body === undefined || body === null) return "";
	if (typeof body === "string") return shortened(indented(body));
	if (body instanceof FormData)
		return [...body]
			.map(([name, value]) => `${name}: ${typeof value === "string" ? value : fileText(value)}`)
			.join("\n");
	return body instanceof Blob ? fileText(body) : "(bytes)";
}

function fileText({ size, type }: Blob): string {
	return `(${size} bytes of ${type || "a file"})`;
}

function shortened(text: string): string {
	return text.length > ROOM ? `${text.slice(0, ROOM)}… (${text.length} characters in all)` : text;
}

/** Reports text as it arrives, and only the number of bytes of other content. */
async function readAnswer(
	response: Response,
	hide: (text: string) => string,
	report: (answer: NonNullable<Exchange["answer"]>) => void,
): Promise<void> {
	const { status, headers } = response;
	const reportBody = (body: string): void =>
		report({ status, headers: [...headers].map(([name, value]) => [name, hide(value)] as const), body: hide(body) });
	reportBody("");
	const type = headers.get("Content-Type") ?? "";
	try {
		if (!/json|text|event-stream/.test(type)) return reportBody(fileText(await response.blob()));
		let text = "";
		const pieces = response.body?.pipeThrough(new TextDecoderStream()).getReader();
		for (let piece = await pieces?.read(); piece && !piece.done; piece = await pieces?.read()) {
			text += piece.value;
			reportBody(shortened(text));
		}
		if (type.includes("json")) reportBody(shortened(indented(text)));
	} catch {
		// The response broke off; what arrived has been reported.
	}
}
