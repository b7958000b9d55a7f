import { describe, expect, it } from "vitest";
import { CodeError, env, fieldOf, headerValue, sh, text, withField, type Value } from "./index.ts";

const failure = (build: () => unknown): CodeError => {
	try {
		build();
	} catch (error) {
		if (error instanceof CodeError) return error;
	}
	throw new Error("nothing was refused");
};

describe("an error names", () => {
	it("the field, the place, what is wrong and the value", () => {
		const error = failure(() => withField("model.id", () => sh`echo ${"a\0b"}`));
		expect(error.message).toBe('model.id: a shell word cannot contain a NUL character: "a\\u0000b"');
		expect(error).toMatchObject({ name: "CodeError", field: "model.id", where: "a shell word", value: "a\0b" });
		expect(error).toBeInstanceOf(TypeError);
	});

	it("a field within a field by its whole path", () => {
		const messages = failure(() => withField("messages", () => withField("[0].content", () => headerValue("a\n"))));
		expect(messages.field).toBe("messages[0].content");
		expect(failure(() => withField("inputs", () => withField("question", () => headerValue("\n")))).field).toBe(
			"inputs.question",
		);
	});

	it("a field found by its value, unless it has a name already", () => {
		const input = { model: { id: "a\0b" } };
		const find = (value: unknown): string | undefined => fieldOf(input, value);
		expect(failure(() => withField(find, () => sh`echo ${input.model.id}`)).field).toBe("model.id");
		expect(failure(() => withField(find, () => withField("x", () => headerValue("\n")))).field).toBe("x");
	});

	it("a long value by its beginning, and one that cannot be shown by its kind", () => {
		expect(failure(() => sh`echo ${"\0".repeat(500)}`).message.length).toBeLessThan(150);
		const circle: Record<string, unknown> = {};
		circle.self = circle;
		expect(failure(() => sh`echo ${circle as Value}`).message).toContain("nested more than 64 deep");
	});
});

it("other errors pass as they are", () => {
	expect(() =>
		withField("x", () => {
			throw new RangeError("other");
		}),
	).toThrow(RangeError);
});

describe("fieldOf", () => {
	const input = {
		model: { id: "acme/demo", tags: ["a", "b c"] },
		messages: [{ role: "user", content: "hello there" }],
		"odd key": Number.NaN,
	};

	it.each([
		["acme/demo", "model.id"],
		["b c", "model.tags[1]"],
		["lo th", "messages[0].content"],
		["https://h/acme/demo/x", "model.id"],
		[Number.NaN, '["odd key"]'],
		["nowhere to be found: ?", undefined],
	])("finds where %j came from", (value, path) => {
		expect(fieldOf({ ...input, model: { ...input.model, tags: ["z-z-z", "b c"] } }, value)).toBe(path);
	});

	it("finds a text by its parts, and a record by itself", () => {
		expect(fieldOf(input, text`x: hello there ${env("A")}`)).toBe("messages[0].content");
		expect(fieldOf(input, input.messages[0])).toBe("messages[0]");
	});
});
