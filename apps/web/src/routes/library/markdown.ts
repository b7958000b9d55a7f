import { standingText, wayStanding } from "@vitrine/verify";
import {
	describedFacts,
	describeDownloads,
	isTask,
	type LoadSnippet,
	taskName,
	type Way,
	whereRead,
	whyNoCode,
} from "@vitrine/catalogue";
import { links } from "../../base/links.ts";
import { block, code, link, list, page, plain, section, terms } from "../../markdown/write.ts";
import { checks } from "../../data/checks.ts";
import { exact } from "../../base/numbers.ts";
import type { LibraryData } from "../../resources/library/data.ts";
import { withdrawnText } from "./withdrawn.ts";

/** A library's page as Markdown. */
export function libraryMarkdown({
	library,
	models,
	mostUsed,
	example,
	isExample,
	way,
	snippets,
	install,
}: LibraryData): string {
	const { key, prettyLabel, summary, goneSince, repoUrl, docsUrl, tasks } = library;
	return page(
		`# ${plain(prettyLabel)}`,
		plain(summary),
		goneSince === undefined ? undefined : plain(withdrawnText(goneSince)),
		terms([
			["Key", code(key)],
			["Models in this index", exact(models)],
			["Repository", link(plain(repoUrl), repoUrl)],
			["Documentation", docsUrl && link(plain(docsUrl), docsUrl)],
			...describedFacts("library", library).map(
				(fact) => [fact.name, plain(`${fact.text} (${whereRead(fact)})`)] as const,
			),
		]),
		section("Install", install && block(install, "sh")),
		section(
			"Load a model",
			example && snippets.length > 0
				? page(
						`${isExample ? "Example model" : "For"} ${code(example.id)}:`,
						...snippets.map((one) => snippetText(one, way)),
					).trimEnd()
				: plain(whyNoCode(key)?.why ?? ""),
		),
		section("Tasks", list(tasks.map((id) => link(isTask(id) ? plain(taskName(id).name) : code(id), links.task(id))))),
		section("Models", list(mostUsed.map(({ id }) => link(code(id), links.model(id))))),
		section("How downloads are counted", plain(describeDownloads(library))),
	);
}

function snippetText(snippet: LoadSnippet, way: Way | undefined): string {
	if ("note" in snippet) return plain(snippet.note);
	return page(
		snippet.title && `**${plain(snippet.title)}**`,
		block(String(snippet.code), snippet.code.language),
		plain(standingText(wayStanding(checks(), way, snippet.code))),
	).trimEnd();
}
