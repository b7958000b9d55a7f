import { expect, it } from "vitest";
import { nearestIds } from "./likeness.ts";

it("puts the same name under another owner before a name that is only alike", () => {
	const candidates = ["b/whisper-small", "openai/whisper-tiny", "c/whisper-tiny-en"];
	expect(nearestIds("someone/whisper-tiny", candidates, 3)[0]).toBe("openai/whisper-tiny");
});

it("counts swapped neighbours as one slip", () => {
	expect(nearestIds("a/abdc", ["a/abxy", "a/abcd"], 1)).toEqual(["a/abcd"]);
});

it("names nothing that is not near, and no more than it is asked for", () => {
	expect(nearestIds("a/whisper", ["b/zzz"], 5)).toEqual([]);
	expect(nearestIds("a/one", ["a/one1", "a/one2", "a/one3"], 2)).toHaveLength(2);
});
