import { describe, expect, test } from "vitest";
import { matches } from "./filter.ts";

const row = { key: "automatic-speech-recognition", label: "Automatic Speech Recognition", words: "Café transcription" };

describe("a filter", () => {
	test.each(["", "  ", "speech", "SPEECH auto", "speech-recog", "speech_recog", "cafe", "recognition speech"])(
		"%j finds the row",
		(text) => {
			expect(matches(row, text)).toBe(true);
		},
	);

	test.each(["vision", "speech vision"])("%j does not", (text) => {
		expect(matches(row, text)).toBe(false);
	});
});
