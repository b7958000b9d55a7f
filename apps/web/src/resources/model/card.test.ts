import type { Repositories } from "@vitrine/sources";
import { FilesUnavailable } from "@vitrine/store";
import type { Hono } from "hono";
import { expect, test } from "vitest";
import { testApp, testStore } from "../../testing/site.ts";

const ID = "openai/whisper-tiny";
const FILES = [{ path: "README.md", size: 9 }];
const away = (): Promise<never> => Promise.reject(new FilesUnavailable("The files of a folder cannot be read: gone"));
const nothing = async (): Promise<undefined> => undefined;

/** The site whose source answers as given. */
async function siteOf(answers: Partial<Repositories> | undefined): Promise<Hono> {
	const files = { files: nothing, revision: nothing, read: nothing, open: nothing, stream: nothing, ...answers };
	const store = await testStore();
	return testApp({ store: { ...store, repositories: () => (answers === undefined ? undefined : files) } });
}

/** What programs read of a model with its card. */
async function answerOf(app: Hono): Promise<Record<string, unknown>> {
	const answer = await app.request(`/api/v1/models/${ID}?card=true`);
	expect(answer.status).toBe(200);
	return (await answer.json()) as Record<string, unknown>;
}

const textOf = async (app: Hono, path: string): Promise<string> => {
	const answer = await app.request(path);
	expect([path, answer.status]).toEqual([path, 200]);
	return answer.text();
};

const AWAY = "The files of this model, and its card if it has one, cannot be read at the moment";

test.each<[string, Partial<Repositories>]>([
	["is away", { files: away, read: away }],
	["goes away after its files are listed", { files: async () => FILES, read: away }],
])("while the source %s, page, Markdown and API say that the card cannot be read", async (_, answers) => {
	const app = await siteOf(answers);
	const { card, noCard, facts } = await answerOf(app);
	expect([card, noCard]).toEqual([undefined, { code: "unavailable", message: expect.stringContaining(AWAY) }]);
	expect(facts).toBeDefined();
	expect(await textOf(app, `/models/${ID}.md`)).toContain(`\n## Card\n\n${AWAY}`);
	expect(await textOf(app, `/models/${ID}`)).toContain(AWAY);
	expect((await app.request(`/models/${ID}?tab=files&file=README.md`)).status).toBe(503);
});

test.each<[string, Partial<Repositories> | undefined, object]>([
	[
		"whose repository has no card",
		{ files: async () => [] },
		{ code: "none", message: "This repository has no model card (README.md)." },
	],
	[
		"whose files are elsewhere",
		undefined,
		{ code: "not-here", message: "This catalogue has no model card for this model." },
	],
])("a model %s has none, and the API says why", async (_, answers, noCard) => {
	const app = await siteOf(answers);
	const answer = await answerOf(app);
	expect([answer["card"], answer["noCard"]]).toEqual([undefined, noCard]);
	expect(await textOf(app, `/models/${ID}.md`)).not.toContain("## Card");
});

test("a card that is there has no reason beside it, and an answer without the parameter has neither", async () => {
	const app = await siteOf({ files: async () => FILES, read: async () => new TextEncoder().encode("# A card\n") });
	expect(await answerOf(app)).toMatchObject({ card: { text: "# A card\n" } });
	expect(await answerOf(app)).not.toHaveProperty("noCard");
	const plain = (await (await app.request(`/api/v1/models/${ID}`)).json()) as object;
	expect(plain).not.toHaveProperty("noCard");
	expect(plain).not.toHaveProperty("card");
});
