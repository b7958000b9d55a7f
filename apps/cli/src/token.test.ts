import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fakeIo } from "./testing/io.ts";
import { tokenOf } from "./token.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-token-"));
const tokenFile = join(folder, "token");
writeFileSync(tokenFile, "hf_secret\n", { mode: 0o600 });
afterAll(() => rmSync(folder, { recursive: true }));

test("a token comes from a file or from the environment without a word", async () => {
	const io = fakeIo({ env: { VITRINE_HUB_TOKEN: " hf_other " } });
	expect([await tokenOf(io, { tokenFile }), await tokenOf(io, {}), await tokenOf(fakeIo(), {})]).toEqual([
		"hf_secret",
		"hf_other",
		undefined,
	]);
	expect(io.complained()).toBe("");
});

test("a token that others can read is warned of, and not printed", async () => {
	const io = fakeIo();
	expect(await tokenOf(io, { token: "hf_secret" })).toBe("hf_secret");
	expect(io.complained()).toContain("--token-file");
	if (process.platform !== "win32") {
		chmodSync(tokenFile, 0o644);
		expect(await tokenOf(io, { tokenFile })).toBe("hf_secret");
		chmodSync(tokenFile, 0o600);
		expect(io.complained()).toContain(`chmod 600`);
	}
	expect(io.complained()).not.toContain("hf_secret");
});

test("two tokens, an empty file, a folder and a missing file are refused without the token", async () => {
	const empty = join(folder, "empty");
	writeFileSync(empty, "\n", { mode: 0o600 });
	const both = { token: "hf_secret", tokenFile };
	for (const given of [both, { tokenFile: empty }, { tokenFile: folder }, { tokenFile: join(folder, "absent") }]) {
		const error: Error = await tokenOf(fakeIo(), given).then(
			() => new Error("none"),
			(thrown: Error) => thrown,
		);
		expect(error.message).toContain("--token-file");
		expect(error.message).not.toContain("hf_secret");
	}
});
