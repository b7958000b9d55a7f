import type { Exchange } from "./shapes.ts";

/** Characters of a body that are kept. */
const ROOM = 20_000;
const HIDDEN = "(hidden)";

/** Headers that carry a secret. */
const SECRET = /^(?:authorization|x-key|cookie)$/i;

/**
 * A fetch that writes down what it sends and what comes back, and tells of every change. The token stands nowhere in what
 * it writes down, wherever it turns up.
 */
export function recorder(
	token: string,
	tell: (exchanges: readonly Exchange[]) => void,
	send: typeof fetch = fetch,
): typeof fetch {
	const exchanges: Exchange[] = [];
	const hide = (text: string): string => (token === "" ? text : text.replaceAll(token, HIDDEN));
	return async (input, init) => {
		const at = exchanges.length;
		const update = (exchange: Exchange): void => {
			exchanges[at] = exchange;
			tell([...exchanges]);
		};
		const asked = { number: at + 1, ...requestOf(input, init, hide) };
		update(asked);
		const response = await send(input, init);
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

/** The scheme stays: `Bearer (hidden)`. */
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

function indented(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text), null, 2);
	} catch {
		return text;
	}
}

function shortened(text: string): string {
	return text.length > ROOM ? `${text.slice(0, ROOM)}… (${text.length} characters in all)` : text;
}

/** Text is told as it comes; of bytes only how many. */
async function readAnswer(
	response: Response,
	hide: (text: string) => string,
	tell: (answer: NonNullable<Exchange["answer"]>) => void,
): Promise<void> {
	const { status, headers } = response;
	const told = (body: string): void =>
		tell({ status, headers: [...headers].map(([name, value]) => [name, hide(value)] as const), body: hide(body) });
	told("");
	const type = headers.get("Content-Type") ?? "";
	try {
		if (!/json|text|event-stream/.test(type)) return told(fileText(await response.blob()));
		let text = "";
		const pieces = response.body?.pipeThrough(new TextDecoderStream()).getReader();
		for (let piece = await pieces?.read(); piece && !piece.done; piece = await pieces?.read()) {
			text += piece.value;
			told(shortened(text));
		}
		if (type.includes("json")) told(shortened(indented(text)));
	} catch {
		// Broken off: what came before has been told.
	}
}
