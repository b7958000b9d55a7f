import { expect, it } from "vitest";
import { chatModel, ofTask, planned } from "../test/records.ts";
import { type CallOptions, type Client, CLIENTS, fullName, isRefusal, nameNote, snippetsFor } from "./index.ts";

/** The clients whose snippets have a note about the model's name, and the notes. */
function noted(record: typeof chatModel, options: CallOptions): readonly (readonly [client: string, note: string])[] {
	const call = planned(record, options);
	return snippetsFor(call).flatMap((snippet) => {
		if (isRefusal(snippet)) throw new Error("not written");
		const note = nameNote(call, snippet);
		return note === undefined ? [] : [[`${snippet.language}/${snippet.client}`, note] as const];
	});
}

/** The names of the clients that write a chat at a provider, of some kind. */
function namesOf(provider: string, isSome: (client: Client) => boolean): readonly string[] {
	const call = planned(chatModel, { provider });
	return CLIENTS.filter((client) => client.kinds.has(call.kind) && client.canSend(call) && isSome(client)).map(
		fullName,
	);
}

it("is for snippets that send the hub's name for a model to a provider that may use another", () => {
	const notes = noted(chatModel, { provider: "groq" });
	expect(notes.map(([client]) => client)).toEqual(namesOf("groq", ({ speaks }) => speaks === "http"));
	expect(new Set(notes.map(([, note]) => note))).toEqual(
		new Set(["acme/Chat-1 is the model’s name on the hub; Groq may use another name."]),
	);
	const images = noted(ofTask("text-to-image"), { provider: "fal-ai", route: "router" });
	expect(images.map(([client]) => client)).toEqual(["python/requests", "js/fetch", "sh/curl"]);
});

it("is for every client of a closed provider, which is called directly", () => {
	const notes = noted(chatModel, { provider: "openai" });
	expect(notes.map(([client]) => client)).toEqual(namesOf("openai", () => true));
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
