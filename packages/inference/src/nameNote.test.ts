import { expect, it } from "vitest";
import { chatModel, ofTask, planned } from "../test/records.ts";
import { type CallOptions, isRefusal, nameNote, snippetsFor } from "./index.ts";

/** The clients whose snippets have a note about the model's name, and the notes. */
function noted(record: typeof chatModel, options: CallOptions): readonly (readonly [client: string, note: string])[] {
	const call = planned(record, options);
	return snippetsFor(call).flatMap((snippet) => {
		if (isRefusal(snippet)) throw new Error("not written");
		const note = nameNote(call, snippet);
		return note === undefined ? [] : [[`${snippet.language}/${snippet.client}`, note] as const];
	});
}

it("is for snippets that send the hub's name of a model to a provider that may use another", () => {
	const notes = noted(chatModel, { provider: "groq" });
	expect(notes.map(([client]) => client)).toEqual([
		"python/requests",
		"python/openai",
		"js/fetch",
		"js/openai",
		"sh/curl",
	]);
	expect(new Set(notes.map(([, note]) => note))).toEqual(
		new Set(["acme/Chat-1 is the model’s name on the hub; Groq may use another name."]),
	);
	expect(noted(ofTask("text-to-image"), { provider: "fal-ai", route: "router" })).toHaveLength(3);
});

it("is for every client of a closed provider, which is called directly", () => {
	expect(noted(chatModel, { provider: "openai" })).toHaveLength(7);
});

it("is for no call with a known name, and none of its code differs", () => {
	const mapped = { provider: "groq", providerId: chatModel.id, status: "live", task: "conversational" };
	for (const options of [{ provider: "groq", providerId: "x" }, { provider: "hf-inference" }, { provider: "auto" }])
		expect(noted(chatModel, options)).toEqual([]);
	const known = { ...chatModel, inferenceProviderMapping: [mapped] };
	expect(noted(known, { provider: "groq" })).toEqual([]);
	const written = [chatModel, known].map((record) =>
		snippetsFor(planned(record, { provider: "groq" })).map((one) => "content" in one && [one.content, one.shape]),
	);
	expect(written[0]).toEqual(written[1]);
});
