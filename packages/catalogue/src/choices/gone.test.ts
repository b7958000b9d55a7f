import { expect, it } from "vitest";
import { libraryOf } from "../libraryOf.ts";
import { choicesFor } from "./choices.ts";
import { contentsOf } from "./contents/contents.ts";
import { fitted } from "./fit.ts";
import { reasonText } from "./reasons.ts";
import { library } from "./rules/rule.ts";

it("a library whose package is gone from its registry says so, and is not certain to fit", () => {
	const timm = libraryOf("timm");
	if (timm === undefined) throw new Error("timm is not in the catalogue");
	const record = { id: "acme/demo", tags: ["safetensors"], library_name: "timm" };
	const facts = {
		record,
		contents: contentsOf(record),
		named: timm,
		tagged: [],
		other: undefined,
		program: undefined,
		assists: false,
	};
	const offer = library("timm", { code: "named", loader: "timm" }, "card");
	expect(fitted(offer, facts, timm).fit).toBe("fits");
	const { fit, reason } = fitted(offer, facts, { ...timm, goneSince: "2026-11-23" });
	expect([fit, reasonText(reason, "card")]).toEqual([
		"unsure",
		"The package of timm has been missing from its registry since 2026-11-23.",
	]);
});

it("it stays in the catalogue, but is no longer offered first, not even before fetching the files", () => {
	const timm = libraryOf("timm") as { goneSince?: string };
	const record = { library_name: "timm", pipeline_tag: "image-classification", tags: ["timm", "safetensors", "vit"] };
	const tagged = { ...record, tags: [...record.tags, "transformers"] };
	const keysOf = (id: string, one: typeof record): readonly string[] =>
		choicesFor({ id, ...one }).ways.map(({ key }) => key);
	expect(keysOf("acme/before", tagged)[0]).toBe("timm");
	timm.goneSince = "2026-11-23";
	try {
		expect(keysOf("acme/after", tagged)).toEqual(["transformers", "files", "timm"]);
		expect(choicesFor({ id: "acme/alone", ...record }).first.key).toBe("files");
	} finally {
		delete timm.goneSince;
	}
	expect(keysOf("acme/again", tagged)[0]).toBe("timm");
});
