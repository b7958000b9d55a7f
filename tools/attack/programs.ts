import { idSteps } from "../../apps/web/src/base/idSteps.ts";
import { INDEX } from "../../fixtures/hostile/shards.ts";
import type { Attempt, Tried } from "./corpus.ts";

/** The addresses of all models for programs: Markdown, JSON, the API, hub clients, Ollama, feeds, islands, and images of link previews. */
export const programsOf = (attempts: readonly Attempt[]): readonly Tried[] =>
	attempts.flatMap(({ id, tries }) => {
		const path = idSteps(id);
		return addressesOf(path, encodeURIComponent(id)).map((address) => ({ tries, path: address }));
	});

const addressesOf = (path: string, id: string): readonly string[] => [
	`/models/${path}.md`,
	`/models/${path}.md?mode=call`,
	`/models/${path}.json`,
	`/api/v1/models/${path}?card=true`,
	`/api/v1/snippets?model=${id}`,
	`/api/v1/snippets?model=${id}&kind=call`,
	`/api/v1/memory?model=${id}`,
	`/api/models/${path}?blobs=true`,
	`/api/models/${path}/tree/main?recursive=true&expand=true`,
	`/api/models/${path}/safetensors-metadata/${INDEX}`,
	`/api/models/${path}/commits/main`,
	`/api/models/${path}/refs`,
	`/v2/${path}/manifests/latest`,
	`/compare?model=${id}&model=vitrine%2Ftiny-chat`,
	`/compare.json?model=${id}`,
	`/models.atom?q=${id}`,
	`/models.json?q=${id}`,
	`/islands/panel.json?model=${id}`,
	`/islands/model-list.json?q=${id}`,
	`/preview.model?id=${id}`,
];
