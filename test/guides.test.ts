import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./source.ts";

const FOLDERS = ["apps", "packages", "scripts", "starter", "test", "tools", "verify"];

const files = FOLDERS.flatMap((folder) =>
	readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
		.filter((file) => !/(^|\/)(?:node_modules|dist)\//.test(file))
		.map((file) => `/${folder}/${file}`),
);

it.each(["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/adding.md", "verify/README.md"])(
	"%s names only files of code that exist",
	(guide) => {
		const text = readFileSync(join(root, guide), "utf8");
		const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|py))`/g)].map(([, file = ""]) => file);
		expect(named.length).toBeGreaterThan(2);
		expect(named.filter((file) => !files.some((one) => one.endsWith(`/${file}`)))).toEqual([]);
	},
);
