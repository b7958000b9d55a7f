import { expect, test } from "vitest";
import { parseRecord, wellTypedIn } from "./index.ts";

const checked = wellTypedIn({ config: true, siblings: true });

test("a record with nothing wrong in the fields is returned itself", () => {
	const record = { id: "a", tags: [], config: { model_type: "llama" }, siblings: [{ rfilename: "a" }] };
	expect(checked(record)).toBe(record);
});

test("wrong values in the fields are left out as by the parser; other fields are not checked", () => {
	const odd = {
		id: "a\0",
		config: { model_type: 7, kept: 1 },
		siblings: [{ size: 1 }, { rfilename: "b" }],
		likes: "x",
	};
	const record = checked(odd as unknown as Parameters<typeof checked>[0]);
	expect(record).toEqual({ id: "a\0", tags: [], config: { kept: 1 }, siblings: [{ rfilename: "b" }], likes: "x" });
	const { config, siblings } = parseRecord({ ...odd, id: "a" }).record;
	expect(record).toMatchObject({ config, siblings });
});

test("tags are always a list of texts", () => {
	expect(checked({ id: "a", tags: ["x", 3] as string[] }).tags).toEqual(["x"]);
	expect(checked({ id: "a", tags: null as unknown as string[] }).tags).toEqual([]);
});
