import { afterAll, expect, test } from "vitest";
import { problemSchema } from "../../api/problem.ts";
import { guardedApp, OTHER, testTokens } from "./testing.ts";

const { tokens, secrets, close } = testTokens();
afterAll(close);

test("the API refuses a reader without a valid token with a problem, and other programs with an error", async () => {
	const app = await guardedApp([OTHER], "sign-in", tokens);
	for (const [token, why] of [
		["", "requires a token"],
		[secrets.expired, "expired on"],
	] as const) {
		const headers: Record<string, string> = token === "" ? {} : { Authorization: `Bearer ${token}` };
		const answer = await app.request("/api/v1/tasks", { headers });
		expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
		expect(answer.headers.get("WWW-Authenticate")).toBe('Bearer realm="Vitrine"');
		const problem = problemSchema.parse(await answer.json());
		expect(problem).toMatchObject({ status: 401, code: "token-needed", detail: expect.stringContaining(why) });
	}
	expect(await (await app.request("/api/models")).json()).toHaveProperty("error");
});
