import { expect, it } from "vitest";
import { raised } from "./lists.ts";
import { resolvedText } from "./resolved.ts";

it("raises the packages of a list that are known, in any spelling, and keeps the rest as it is", () => {
	const list = "# --no-deps\nhuggingface-hub==2.4.0\nacme_timber[fast]==1.0.0 ; python_version < '3.12'\nother==3\n";
	const newest = new Map([
		["huggingface-hub", "2.5.0"],
		["acme-timber", "2.0.0"],
	]);
	expect(raised(list, (name) => newest.get(name))).toBe(
		"# --no-deps\nhuggingface-hub==2.5.0\nacme_timber[fast]==2.0.0 ; python_version < '3.12'\nother==3\n",
	);
});

const line = (...packages: readonly string[]) => ({ packages, system: [] });

it("says which install lines cannot be resolved, and which hold packages back", () => {
	expect(resolvedText([{ line: line("timm"), held: [] }])).toBe("Every install line gives the newest versions.");
	expect(
		resolvedText([
			{ line: line("flair"), held: ["transformers 4.57.6"] },
			{ line: line("acme-gone"), problem: "no such package", held: [] },
		]),
	).toBe(
		`Install lines that do not give the newest version of a package:
  pip install flair: transformers 4.57.6
  pip install acme-gone: no such package`,
	);
});
