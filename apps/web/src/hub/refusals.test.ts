import { expect, test } from "vitest";
import { HubError } from "./errors.ts";
import { type HubRefusal, REFUSALS } from "./refusals.ts";

type Code = keyof typeof REFUSALS;

test.each(Object.keys(REFUSALS) as Code[])("%s is data, and a sentence made of it", (code) => {
	const words = { expected: "EXPECTED", got: "GOT", reason: "REASON" };
	const error = new HubError(code, "FIELD", words);
	const { status, clientCode, sentence }: HubRefusal = REFUSALS[code];
	expect(error).toMatchObject({ ...words, code, field: "FIELD", status, clientCode });
	expect(error.message).toBe(sentence({ ...words, field: "FIELD" }));
	expect(error.message).toMatch(/^[A-Z"][^]*\S$/);
});

test("a refusal has a status of its own where the protocol needs one, and a bounded message", () => {
	const { status, code, field } = new HubError("unknown-model", "acme/none", {}, { status: 401 });
	expect([status, code, field]).toEqual([401, "unknown-model", "acme/none"]);
	expect(new HubError("unknown-model", "x".repeat(10_000)).message.length).toBeLessThanOrEqual(510);
	expect(new HubError("busy", "x").headers).toEqual({ "Retry-After": "5" });
});
