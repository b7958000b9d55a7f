import { isTask, taskName } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { links } from "../../base/links.ts";
import { exact } from "../../base/numbers.ts";
import { libraryLabel } from "../../facts/names.ts";
import { code, link, list, page, plain, terms } from "../../markdown/write.ts";
import type { OwnerData } from "./data.ts";

/** An owner's page as Markdown. */
export function ownerMarkdown({ owner, models, mostDownloaded, latest, tasks, libraries }: OwnerData): string {
	return page(
		`# ${plain(owner)}`,
		terms([
			["Models in this index", exact(models)],
			["Tasks", tasks.map(({ value, count }) => `${plain(taskLabel(value))} (${exact(count)})`).join(", ")],
			["Libraries", libraries.map(({ value, count }) => `${plain(libraryLabel(value))} (${exact(count)})`).join(", ")],
		]),
		"## Models, most downloaded first",
		modelList(mostDownloaded),
		latest && "## Recently updated",
		latest && modelList(latest),
		link("All models", links.models({ author: owner })),
	);
}

const modelList = (models: readonly ModelRecord[]): string =>
	list(models.map(({ id }) => link(code(id), links.model(id))));

function taskLabel(value: string): string {
	return isTask(value) ? taskName(value).name : value;
}
