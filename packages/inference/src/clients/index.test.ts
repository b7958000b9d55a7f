import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import type { Client } from "../client.ts";
import { CLIENTS } from "./index.ts";

const files = readdirSync(import.meta.dirname).filter((file) => /\.(python|js|sh)\.ts$/.test(file));

/** `requests.python.ts`; `huggingface.js.ts` is not `huggingface.js.js.ts`. */
const fileOf = ({ name, language }: Client): string =>
	name.endsWith(`.${language}`) ? `${name}.ts` : `${name}.${language}.ts`;

it.each(files)("%s is a client of the list, under the name and language of its file", (file) => {
	const missing = `packages/inference/src/clients/index.ts: add the client of ${file}, whose name and language are those of its file`;
	expect(CLIENTS.map(fileOf), missing).toContain(file);
});
