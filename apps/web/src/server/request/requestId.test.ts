import { expect, test } from "vitest";
import { givenOrNewId } from "./requestId.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test("an ordinary id is kept", () => {
	for (const id of ["a", "Req_1.2-3", "x".repeat(64)]) expect(givenOrNewId(id)).toBe(id);
});

test("any other is replaced", () => {
	for (const id of [undefined, "", "x".repeat(65), "a b", "a\u001b[31m", "<b>", "é", 'a"b'])
		expect(givenOrNewId(id)).toMatch(UUID);
});
