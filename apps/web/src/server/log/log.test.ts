import { expect, test } from "vitest";
import type { Finished } from "../request/finished.ts";
import { createLog, type LogFormat } from "./log.ts";

const REQUEST: Finished = {
	time: "2026-01-02T03:04:05.006Z",
	id: "abc",
	method: "GET",
	route: "/models/:owner/:name",
	path: "/models/acme/one",
	status: 200,
	bytes: 1234,
	ms: 5.678,
	agent: "reader/1",
	client: "127.0.0.1",
};

/** The lines that a use of a log writes. */
function written(format: LogFormat, use: (log: ReturnType<typeof createLog>) => void): readonly string[] {
	const lines: string[] = [];
	const write = (line: string): void => void lines.push(line);
	use(createLog(format, write, write));
	return lines;
}

test("in JSON, a request is one line with time, level, id, method, route, status, bytes and milliseconds", () => {
	const [line = ""] = written("json", (log) => log.request(REQUEST));
	expect(JSON.parse(line)).toEqual({
		time: REQUEST.time,
		level: "info",
		message: "request",
		id: "abc",
		method: "GET",
		route: "/models/:owner/:name",
		path: "/models/acme/one",
		status: 200,
		bytes: 1234,
		ms: 5.7,
	});
});

test("in JSON, an answer of 500 and above is an error", () => {
	const [line = ""] = written("json", (log) => log.request({ ...REQUEST, status: 503 }));
	expect(JSON.parse(line)).toMatchObject({ level: "error", status: 503 });
});

test("in text, requests are not logged", () => {
	expect(written("text", (log) => log.request(REQUEST))).toEqual([]);
});

test("an error names its request and has its stack", () => {
	const error = new Error("broken");
	const [text = ""] = written("text", (log) => log.error("GET /x", { id: "abc", error }));
	expect(text).toMatch(/^GET \/x \(request abc\)\nError: broken\n +at /);
	const [json = ""] = written("json", (log) => log.error("GET /x", { id: "abc", error }));
	expect(JSON.parse(json)).toMatchObject({ level: "error", message: "GET /x", id: "abc", error: error.stack });
});

const HOSTILE = 'a\u001b[31mred\r\n{"level":"info"}\u007f\u009b\u202e\u2028';

test.each(["text", "json"] as const)(
	"in %s, control characters are escaped, and a message stays one line",
	(format) => {
		const [line = ""] = written(format, (log) => log.error(HOSTILE));
		// oxlint-disable-next-line no-control-regex -- the characters that must not occur
		expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e\u2028]/);
		expect(line).toContain("\\u001b[31mred");
		if (format === "json") expect(JSON.parse(line)).toMatchObject({ message: HOSTILE });
	},
);
