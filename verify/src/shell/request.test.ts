import { describe, expect, it } from "vitest";
import { subjectOf } from "../testing/subject.ts";
import { problemsOf } from "../testing/check.ts";
import { commands } from "./commands.ts";

const URL = "http://localhost:8080/v1/chat/completions";
const HEADER = "-H 'Content-Type: application/json'";
const problemOf = async (text: string): Promise<string | undefined> => (await problemsOf(commands, "sh", [text]))[0];
const posted = (body: unknown, url = URL): Promise<string | undefined> =>
	problemOf(`curl ${url} ${HEADER} -d '${JSON.stringify(body)}'`);

const image = { type: "image_url", image_url: { url: "https://example.com/cat.png" } };
const asked = (content: unknown, more: object = {}): object => ({
	model: "acme/model",
	messages: [{ role: "user", content }],
	...more,
});

describe("a request with curl", () => {
	it.each([
		[asked("Hello"), URL],
		[asked([{ type: "text", text: "What is this?" }, image]), URL],
		[asked("Hello", { temperature: 0.5, stream: true }), "http://localhost:1/engines/v1/chat/completions"],
		[{ model: "acme/model", input: ["one", "two"] }, "http://localhost:8080/v1/embeddings"],
		[{ query: "where?", texts: ["here"] }, "http://localhost:8080/rerank"],
	])("may send %j", async (body, url) => {
		expect(await posted(body, url)).toBeUndefined();
	});

	it.each([
		[asked("Hello", { max_token: 5 }), /which has no field max_token$/],
		[asked("Hello", { temperature: "hot" }), /whose field temperature is not a number/],
		[{ model: "acme/model" }, /whose body has no messages/],
		[{ ...asked("Hello"), messages: [{ role: "human", content: "Hello" }] }, /messages\[0\]\.role is not assistant or/],
		[{ ...asked("Hello"), messages: [{ role: "user" }] }, /messages\[0\] has no content/],
		[asked([{ type: "text", txt: "Hello" }]), /has no/],
		["Hello", /whose body is not an object/],
	])("may not send %j", async (body, problem) => {
		expect(await posted(body)).toMatch(problem);
	});

	it.each([
		[`curl ${URL} -d '{}'`, /sends JSON without its Content-Type/],
		[`curl ${URL} ${HEADER} -d 'Hello'`, /sends data that is not JSON/],
		[`curl http://localhost/v1/chat ${HEADER} -d '{}'`, /posts to \/v1\/chat, which is no known route/],
		[`curl ${URL} 'Content-Type: application/json'`, /requests "Content-Type: application\/json", which is no address/],
	])("is refused: %s", async (text, problem) => {
		expect(await problemOf(text)).toMatch(problem);
	});
});

describe("a form sent with curl", () => {
	const HEAR = "curl http://localhost:8000/v1/audio/transcriptions";

	it("may hold a file and the name of a model", async () => {
		expect(await problemOf(`${HEAR} -F file=@audio.wav -F model=acme/model`)).toBeUndefined();
	});

	it.each([
		[`${HEAR} -F file=@audio.wav`, /without model$/],
		[`${HEAR} -F file=@audio.wav -F model=m -F lang=en`, /which has no field lang$/],
		[`curl ${URL} -F file=@audio.wav -F model=m`, /sends a form to \/v1\/chat\/completions, which is no known route/],
	])("is refused: %s", async (text, problem) => {
		expect(await problemOf(text)).toMatch(problem);
	});
});

it("lifts no snippet whose request is wrong", () => {
	const text = `curl ${URL} ${HEADER} -d '{"model": "m"}'`;
	expect(commands.skipReason?.(subjectOf({ text }))).toBeUndefined();
});
