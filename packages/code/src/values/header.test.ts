import { expect, it } from "vitest";
import { CodeError, env, header, headerName, headerValue, text, Text } from "../index.ts";

it("a header is its name and its value", () => {
	expect(header("X-Bill-To", "acme")).toBe("X-Bill-To: acme");
	const line = header("Authorization", text`Bearer ${env("TOKEN")}`);
	expect((line as Text).parts).toEqual(["Authorization: Bearer ", env("TOKEN")]);
	expect(headerValue(env("TOKEN"))).toEqual(env("TOKEN"));
});

it.each([
	["a\nb", "a newline"],
	["a\r", "a newline"],
	["a\0", "a NUL character"],
	["a\x7f", "a control character"],
	["é", "anything but ASCII"],
	["\ud800", "anything but ASCII"],
	[" a", "white space at its ends"],
	["a\t", "white space at its ends"],
	["", "an empty value"],
	[5 as never, "anything but a string"],
])("a header cannot contain %j", (value, what) => {
	expect(() => headerValue(value)).toThrow(CodeError);
	expect(() => header("X", value)).toThrow(`a header cannot contain ${what}`);
});

it("what is wrong in a text with variables is wrong in a header", () => {
	expect(() => headerValue(text`${env("A")}\n`)).toThrow("a newline");
	expect(() => headerValue(text`${env("A")} `)).toThrow("white space");
});

it.each(["", "a b", "a:", "a\n", "é"])("a header cannot be named %j", (name) => {
	expect(() => headerName(name)).toThrow(CodeError);
});
