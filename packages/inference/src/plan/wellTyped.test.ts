import { describe, expect, it } from "vitest";
import { plan } from "./plan.ts";

const RECORD = { id: "acme/demo", tags: ["conversational"], pipeline_tag: "text-generation" };
const OPTIONS = { provider: "novita" };
const ODD: readonly unknown[] = [7, -1, true, [], {}, Symbol("odd"), () => 1, 1n];

/** Calls as a program without a compiler does. */
const planned = (record: unknown, options: unknown): unknown => plan(record as never, options as never);

describe("an argument of a wrong type", () => {
	it.each(["provider", "endpointUrl", "providerId"])("is refused by name: %s", (field) => {
		for (const got of ODD)
			expect(planned(RECORD, { ...OPTIONS, [field]: got })).toMatchObject({ code: "wrong-value", field, got });
	});

	it.each(["id", "pipeline_tag"])("is refused by name: model.%s", (field) => {
		for (const got of ODD)
			expect(planned({ ...RECORD, [field]: got }, OPTIONS)).toMatchObject({
				code: "wrong-value",
				field: `model.${field}`,
			});
	});

	it("is refused by name: model.tags, the model, the options", () => {
		expect(planned({ ...RECORD, tags: "conversational" }, OPTIONS)).toMatchObject({ field: "model.tags" });
		for (const got of [null, undefined, 7, "acme/demo"]) {
			expect(planned(got, OPTIONS)).toMatchObject({ code: "wrong-value", field: "model" });
			expect(planned(RECORD, got)).toMatchObject({ code: "wrong-value", field: "options" });
		}
	});
});
