import { homedir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { usualDirectory } from "./usualDirectory.ts";

const installed = join("/home/a/app", "node_modules", "vitrine");

it("is .vitrine in a checkout", () => {
	expect(usualDirectory({ XDG_DATA_HOME: "/data" }, "/src/vitrine", "linux")).toBe(join("/src/vitrine", ".vitrine"));
});

it.each([
	["linux", {}, join(homedir(), ".local/share/vitrine")],
	["darwin", {}, join(homedir(), "Library/Application Support/vitrine")],
	["win32", { LOCALAPPDATA: "/local" }, join("/local", "vitrine")],
	["linux", { XDG_DATA_HOME: "/data" }, join("/data", "vitrine")],
] as const)(
	"is in the account's folder for data on %s with %j, for an installed package",
	(platform, env, expected) => {
		expect(usualDirectory(env, installed, platform)).toBe(expected);
	},
);
