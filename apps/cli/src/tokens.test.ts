import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { run } from "./run.ts";
import { fakeIo } from "./testing/io.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-token-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function token(...args: readonly string[]) {
	const io = fakeIo({ env: { VITRINE_DATA: folder } });
	const code = await run(["token", ...args], io, "9.9.9");
	return { code, out: io.written(), err: io.complained() };
}

it("adds, lists and revokes tokens, and prints the secret once", async () => {
	const none = await token("list");
	expect([none.code, none.out, existsSync(join(folder, "access.sqlite"))]).toEqual([0, "", false]);
	const added = await token("add", "anna", "--owner", "Acme", "--owner", "beta", "--expires", "30d");
	expect(added.code).toBe(0);
	expect(added.out).toMatch(/^hf_vt[0-9a-f]{56}\n$/);
	expect(added.err).toMatch(
		/^Added the token anna, which gives access to private and gated models of acme, beta, until \d{4}-\d\d-\d\d\. It is not shown again\.\n$/,
	);
	const listed = await token("list");
	expect(listed.out).toMatch(/^name +owners +added +state\nanna +acme, beta +\S+ +valid until \S+\n$/);
	expect(listed.out).not.toContain("hf_vt");
	expect(await token("revoke", "anna")).toEqual({ code: 0, out: "Revoked the token anna.\n", err: "" });
	expect(JSON.parse((await token("list", "--json")).out)).toMatchObject([
		{ name: "anna", owners: ["acme", "beta"], revokedAt: expect.any(String) },
	]);
});

it.each([
	[["add"], "missing required argument"],
	[["add", "a b"], 'NAME is "a b"'],
	[["add", "b", "--expires", "never"], '--expires is "never": it should be a time from now'],
	[["add", "b", "--owner", "acme/chat"], '--owner is "acme/chat"'],
	[["revoke", "nobody"], 'There is no token "nobody" to revoke'],
	[["list", "--opensearch", "http://localhost:9200"], "VITRINE_TOKENS is not set"],
])("refuses %j with code 2 and advice", async (args, advice) => {
	const { code, out, err } = await token(...args);
	expect([code, out]).toEqual([2, ""]);
	expect(err).toContain(advice);
});
