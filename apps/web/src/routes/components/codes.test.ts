import { describe, expect, it } from "vitest";
import { attribute, byTag, elementsOf } from "../../testing/html.ts";
import { elementCode, frameCode } from "./codes.ts";

const SITE = "https://models.example";

describe("the code of the element and of the frame", () => {
	it.each(["acme/parrot", 'a/"><script>alert(1)</script>', "a/&lt;b", "a/b'c", "a/\u202eb\u200bc"])(
		"names the model %j, and nothing leaves its quotes",
		(model) => {
			const element = elementsOf(elementCode(SITE, model));
			expect(byTag(element, "vitrine-snippet").map((one) => attribute(one, "model"))).toEqual([model]);
			expect(byTag(element, "script").map((one) => attribute(one, "src"))).toEqual([`${SITE}/embed.js`]);
			const [frame] = byTag(elementsOf(frameCode(SITE, model)), "iframe");
			expect(new URL(attribute(frame!, "src") ?? "").searchParams.get("model")).toBe(model);
		},
	);

	it("shows characters that readers cannot see as references", () => {
		expect(elementCode(SITE, "a/\u202eb")).toContain('model="a/&#x202e;b"');
	});
});
