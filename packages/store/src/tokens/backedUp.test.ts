import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { backUp, restore } from "../backup.ts";
import { importSource } from "../import.ts";
import { openStore } from "../store.ts";
import { TokenList } from "./tokenList.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-backed-up-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOW = new Date("2026-11-23T12:00:00Z");

/** A data directory with one private model, and a list of tokens that is made when it is used. */
async function site(name: string) {
	const data = join(folder, name);
	const records = join(folder, `${name}.ndjson`);
	writeFileSync(records, '{"id":"acme/secret","private":true,"tags":[]}\n');
	const store = await openStore({ data, starter: false });
	await importSource(store.index, records);
	await store.close();
	const tokens = join(data, "access.sqlite");
	return { place: { data }, tokens, list: new TokenList(tokens, true) };
}

test("a backup has the tokens as hashes, and a new machine asks for them after a restore", async () => {
	const { place, tokens, list } = await site("old");
	const { secret } = list.add({ name: "anna", owners: ["acme"], expires: "30d" }, NOW);
	const lost = list.add({ name: "lost", owners: ["*"] }, NOW).secret;
	list.revoke("lost", NOW);
	const { file } = await backUp(place, join(folder, "a.backup"), { tokens });
	expect(statSync(file).mode & 0o077).toBe(0);
	const other = { data: join(folder, "new") };
	const others = join(other.data, "access.sqlite");
	const notices: string[] = [];
	await restore(other, file, { tokens: others, onNotice: (notice) => void notices.push(notice) });
	expect(notices).toEqual([`The 2 tokens of the backup are in ${others}.`]);
	const restored = new TokenList(others);
	expect(restored.all()).toEqual(list.all());
	expect([restored.verdict(secret, NOW).state, restored.verdict(lost, NOW).state]).toEqual(["valid", "revoked"]);
	expect(statSync(others).mode & 0o077).toBe(0);
	const again = await backUp(other, join(folder, "b.backup"));
	await restore({ data: join(folder, "third") }, again.file, {
		tokens: join(folder, "third/access.sqlite"),
		onNotice: (notice) => void notices.push(notice),
	});
	expect(notices, "the catalogue itself has no tokens").toHaveLength(1);
});

test("a restore keeps the tokens of the list, revokes what either has revoked, and leaves out a second one of a name", async () => {
	const { place, tokens, list } = await site("merged");
	const before = list.add({ name: "before", owners: [] }, NOW).secret;
	const other = list.add({ name: "twice", owners: [] }, NOW).secret;
	const { file } = await backUp(place, join(folder, "c.backup"), { tokens });
	list.revoke("before", NOW);
	list.revoke("twice", NOW);
	const later = list.add({ name: "later", owners: ["b"] }, NOW).secret;
	await restore(place, file, { tokens });
	const state = (secret: string): string => list.verdict(secret, NOW).state;
	expect([before, other, later].map(state)).toEqual(["revoked", "revoked", "valid"]);

	const elsewhere = await site("elsewhere");
	const taken = elsewhere.list.add({ name: "twice", owners: ["c"] }, NOW).secret;
	const notices: string[] = [];
	await restore(elsewhere.place, file, { tokens: elsewhere.tokens, onNotice: (notice) => void notices.push(notice) });
	expect(notices[0]).toContain('"twice" was left out: another valid token has this name.');
	expect(elsewhere.list.verdict(taken, NOW).state).toBe("valid");
	expect(elsewhere.list.verdict(other, NOW).state).toBe("unknown");
	expect(elsewhere.list.verdict(before, NOW).state).toBe("valid");
});

test("a list that cannot be read ends a backup, and leaves no file", async () => {
	const { place, tokens } = await site("broken");
	writeFileSync(tokens, "no database at all, but long enough to be looked into".repeat(50));
	const file = join(folder, "d.backup");
	await expect(backUp(place, file, { tokens })).rejects.toMatchObject({ code: "unreadable-tokens" });
	expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
});
