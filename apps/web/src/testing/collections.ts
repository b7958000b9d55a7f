import type { Collection, Collections } from "../site/collections.ts";

/** Two collections: an ordinary one with everything that a note may contain, and one with hostile texts. */
export const COLLECTIONS: readonly Collection[] = [
	{
		slug: "speech",
		title: "Speech in small rooms",
		text: `We use these for **meetings**: see [all tasks](/tasks) and [the paper](https://example.org/).

## How we chose

- small enough for a laptop
- a licence that permits it

<script>window.harmed = true</script>`,
		models: ["openai/whisper-tiny", "acme/speech", "acme/parser", "gone/model"],
	},
	{
		slug: "empty",
		title: `<b>"Later"</b> \u202eabc`,
		text: "",
		models: [],
	},
];

/** Collections that never change. */
export function collectionsOf(all: readonly Collection[], problem?: string): Collections {
	return { all, changed: new Date("2026-11-01T00:00:00Z"), problem, refresh: async () => {} };
}
