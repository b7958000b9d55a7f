import { ProtocolErrorCode, Server } from "@modelcontextprotocol/server";

type Transport = Parameters<Server["connect"]>[0];
type Message = Parameters<Transport["send"]>[0];

/** A server whose errors are sentences: those of its library about parameters of a wrong shape are lists of JSON. */
export class PlainServer extends Server {
	override async connect(transport: Transport): Promise<void> {
		const send = transport.send.bind(transport);
		transport.send = async (message, options) => send(plain(message), options);
		await super.connect(transport);
	}
}

function plain(message: Message): Message {
	if (!("error" in message)) return message;
	const sentence = sentenceOf(message.error.message);
	if (sentence === undefined) return message;
	return { ...message, error: { code: ProtocolErrorCode.InvalidParams, message: sentence } };
}

interface Issue {
	readonly expected?: string;
	readonly path?: readonly (string | number)[];
}

/** `params.name should be a string.`; undefined for an error that is a sentence already. The library passes the list on only as text. */
function sentenceOf(text: string): string | undefined {
	const [, list] = /^(?:Invalid \S+ request: )?(\[\s*\{[^]*\])$/.exec(text) ?? [];
	if (list === undefined) return undefined;
	const [first] = JSON.parse(list) as readonly Issue[];
	const field = first?.path?.join(".") || "The message";
	return first?.expected === undefined ? `${field} is wrong.` : `${field} should be ${named(first.expected)}.`;
}

const named = (expected: string): string =>
	expected === "object" || expected === "record" ? "an object" : `a ${expected}`;
