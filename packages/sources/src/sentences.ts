/** What is known of a fault, besides its code and where it is. */
export interface Details {
	/** The option or field that is wrong. */
	readonly field?: string;
	/** What would be right. */
	readonly expected?: string;
	/** The value or answer, cut to a bounded length. */
	readonly got?: string;
	/** The message of the cause. */
	readonly reason?: string;
}

/** Why a source cannot be read, or a part of it was skipped. */
export type SourceCode = keyof typeof SENTENCES;

/** The sentence for a fault, without its subject, which precedes it. */
export function sentence(code: SourceCode, { expected = "", got = "", reason = "" }: Details): string {
	return SENTENCES[code]({ expected, got, reason });
}

type Words = Required<Omit<Details, "field">>;

const SOURCES =
	'A source is a folder of model repositories, a hub cache, an NDJSON file (plain or .gz), "cache", "hub", or the URL of a hub';

const SENTENCES = {
	"not-found": ({ expected }) => `there is no such ${expected}`,
	"not-a-file": () => "is not a file",
	"not-a-folder": () => "is not a folder",
	"no-source": ({ reason }) => `${reason}. ${SOURCES}`,
	unreadable: ({ reason }) => `cannot be read: ${reason}`,
	shrank: ({ expected, got }) => `was truncated while it was read: ${got} of ${expected} bytes`,
	changed: () => "was written to while it was read",
	"outside-link": ({ expected }) => `is a link that leads out of ${expected}; it is not followed`,
	"link-above": () => "is a link to a folder that contains this repository; it is not followed",
	"not-utf-8-name": () => "has a name that is not UTF-8; skipped. Rename it, so that clients can request it",
	"refused-id": () =>
		`is refused by hub clients: owner and name should each consist of letters, digits, ".", "_" and single "-", and not end in ".git". Rename the folder`,
	"bad-path": () => 'is not a path inside a repository; one looks like "onnx/model.onnx"',

	"wrong-format": ({ got }) => `is a ${got} file; records are read from NDJSON, one JSON object per line`,
	"damaged-gzip": ({ reason }) => `the compressed data end early or are damaged (${reason})`,
	"too-blank": ({ expected }) =>
		`has more than ${expected} bytes of spaces and empty lines in a row; it is not a file of records`,
	"no-json": ({ expected }) => `none of the first ${expected} lines is JSON; is this a file of records?`,
	"open-list": () => "the JSON list ends before its closing ]",
	"after-list": () => "follows the end of the JSON list",
	"not-utf-8": () => "is not UTF-8 text",
	"not-json": ({ reason, expected }) => `is not JSON (${reason})${expected === "" ? "" : `; ${expected}`}`,
	"too-long": ({ expected }) => `is longer than ${expected}; skipped`,
	"no-title": ({ expected }) => `has no title; it should look like ${expected}`,

	"no-model": () => "contains no model: no README.md that starts with ---, no config.json and no weights",
	"no-snapshot": () => "contains no snapshot: nothing has been downloaded",

	"bad-url": ({ expected }) => `is not the URL of a hub; one looks like ${expected}`,
	"url-with-password": () => "the URL contains a user or password; give a token instead",
	"bad-token": () => "the token contains a space, a line break or a character that no token has",
	unreachable: ({ reason, got }) => `cannot be reached (${reason}), tried ${got} times`,
	"no-answer": ({ got }) => `no response in time, tried ${got} times`,
	"answer-too-long": ({ expected }) => `answered with more than ${expected} bytes`,
	"no-models": ({ expected }) => `answered with a list in which more than ${expected} entries are not models`,
	"too-many-redirects": ({ expected }) => `more than ${expected} redirects`,
	"bad-link": ({ reason, got }) => `${reason} ${got}, which is not a URL`,
	"other-server": ({ reason, got }) =>
		`${reason} ${got}, another server; it is not followed, so that no token is sent there`,
	"stale-pages": ({ expected }) =>
		`gave ${expected} pages in a row without a new model, and names yet another; the list does not end`,
	"repeated-page": () => "names a page that was already read as the next one",
	"http-status": ({ got, reason }) => `answered ${got}${reason}`,
	"answer-not-json": ({ got, reason }) =>
		`answered with ${got}, which is not JSON (${reason}); is this the root of a hub?`,
	"answer-not-a-list": ({ got }) => `answered with ${got} where a list of models should be; is this the root of a hub?`,
} satisfies Readonly<Record<string, (words: Words) => string>>;
