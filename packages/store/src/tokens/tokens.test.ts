import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { TokenList } from "./tokenList.ts";
import { Tokens } from "./tokens.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-tokens-"));
afterAll(() => rmSync(folder, { recursive: true }));

const NOW = new Date("2026-11-23T12:00:00Z");
const later = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

let made = 0;
const newPath = (): string => join(folder, `${made++}`, "access.sqlite");

describe("a list of tokens", () => {
	it("has a hash of each secret, and never the secret", () => {
		const path = newPath();
		const list = new TokenList(path, true);
		const { secret, token } = list.add({ name: "anna", owners: ["Acme", "acme", "b"], expires: "30d" }, NOW);
		expect(secret).toMatch(/^hf_vt[0-9a-f]{56}$/);
		expect(token).toEqual({
			name: "anna",
			owners: ["acme", "b"],
			createdAt: NOW.toISOString(),
			expiresAt: later(30).toISOString(),
		});
		expect(list.all()).toEqual([token]);
		list.close();
		expect(readFileSync(path, "latin1")).not.toContain(secret.slice(15));
		expect(statSync(path).mode & 0o077).toBe(0);
	});

	it("knows valid, expired, revoked and unknown tokens", () => {
		const list = new TokenList(newPath(), true);
		const { secret } = list.add({ name: "a", owners: ["*"], expires: "2026-12-01" }, NOW);
		const state = (text: string, now = NOW): string => list.verdict(text, now).state;
		expect([state(secret), state(secret, later(20))]).toEqual(["valid", "expired"]);
		const last = secret.at(-1) === "0" ? "1" : "0";
		for (const wrong of [
			"",
			"hf_x",
			secret.slice(0, -1),
			secret.slice(0, -1) + last,
			`${secret} `,
			secret.toUpperCase(),
		])
			expect(state(wrong)).toBe("unknown");
		list.revoke("a", NOW);
		expect(state(secret)).toBe("revoked");
		expect(() => list.revoke("a", NOW)).toThrow('There is no token "a" to revoke');
	});

	it("has one valid token of a name, which can be given again once revoked", () => {
		const list = new TokenList(newPath(), true);
		const { secret } = list.add({ name: "a", owners: [] }, NOW);
		expect(() => list.add({ name: "a", owners: [] }, NOW)).toThrow('A token "a" already exists');
		list.revoke("a", NOW);
		const again = list.add({ name: "a", owners: [] }, NOW).secret;
		expect([list.verdict(secret, NOW).state, list.verdict(again, NOW).state]).toEqual(["revoked", "valid"]);
	});

	it.each([
		[{ name: "a b", owners: [] }, 'NAME is "a b": it should be 1 to 64 letters'],
		[{ name: "a", owners: ["acme/chat"] }, '--owner is "acme/chat": it should be the owner of models'],
		[{ name: "a", owners: ["a,b"] }, '--owner is "a,b"'],
		[{ name: "a", owners: [], expires: "soon" }, '--expires is "soon": it should be a time from now'],
		[{ name: "a", owners: [], expires: "99999w" }, "--expires"],
		[{ name: "a", owners: [], expires: "2026-11-01" }, '--expires is "2026-11-01": it should be in the future'],
	])("refuses %o, and creates no file", (request, message) => {
		const path = newPath();
		expect(() => new TokenList(path, true).add(request, NOW)).toThrow(message);
		expect(existsSync(path)).toBe(false);
	});

	it("is empty without a file, and says which file it cannot read", () => {
		const path = newPath();
		expect(new TokenList(path).all()).toEqual([]);
		expect(existsSync(path)).toBe(false);
		const broken = join(folder, "broken.sqlite");
		writeFileSync(broken, "x".repeat(5000));
		expect(() => new TokenList(broken).all()).toThrow(`The list of tokens ${broken} cannot be used`);
	});
});

describe("a running server", () => {
	it("notices the first token, a revoked one, and another file, and does not open itself when the file is lost", () => {
		vi.useFakeTimers({ toFake: ["performance"] });
		try {
			const path = newPath();
			const tokens = new Tokens(path, () => NOW);
			expect(tokens.exist).toBe(false);
			const list = new TokenList(path, true);
			const { secret } = list.add({ name: "a", owners: [] }, NOW);
			vi.advanceTimersByTime(1_100);
			expect([tokens.exist, tokens.verdict(secret).state]).toEqual([true, "valid"]);
			list.revoke("a", NOW);
			expect(tokens.verdict(secret).state).toBe("revoked");
			list.close();
			rmSync(path);
			vi.advanceTimersByTime(1_100);
			expect([tokens.exist, tokens.verdict(secret).state]).toEqual([true, "unknown"]);
			const other = new TokenList(path, true);
			const another = other.add({ name: "b", owners: [] }, NOW).secret;
			vi.advanceTimersByTime(1_100);
			expect(tokens.verdict(another).state).toBe("valid");
			other.close();
			tokens.close();
		} finally {
			vi.useRealTimers();
		}
	});
});
