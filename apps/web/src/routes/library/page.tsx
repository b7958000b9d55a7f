import { describeDownloads, describedFacts, type FileEnding, fileEndings } from "@vitrine/catalogue";
import { Fragment, type ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { CopyPage } from "../../ui/page/CopyPage.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { type Section, Sections } from "../../ui/page/Sections.tsx";
import { codeLevel } from "../../data/defaultCode.ts";
import { ModelTable } from "../../ui/lists/ModelTable.tsx";
import { More } from "../../ui/text/More.tsx";
import { Unknown } from "../../ui/marks/Numbers.tsx";
import { exact } from "../../base/numbers.ts";
import { type Fact, fact, Spec } from "../../ui/marks/Spec.tsx";
import { TaskLink } from "../../ui/marks/TaskLink.tsx";
import { evidenceOf } from "../../data/evidence.ts";
import { levelsOf } from "../../data/libraryChecks.ts";
import { DescribedFacts } from "../../ui/marks/DescribedFacts.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { withdrawnText } from "./withdrawn.ts";
import { LevelBar } from "../../ui/marks/LevelBar.tsx";
import { Checks } from "./Checks.tsx";
import type { LibraryData } from "../../resources/library/data.ts";
import { Install } from "./Install.tsx";
import { LoadCode } from "./LoadCode.tsx";

/** A library: facts, and sections about it. */
export function LibraryPage({ data }: { readonly data: LibraryData }): ReactElement {
	return (
		<>
			<div className="object">
				<div className="crumbs-row">
					<Breadcrumb trail={[["Libraries", links.libraries()]]} />
					<CopyPage plain href={links.libraryText(data.library.key)} />
				</div>
				<Heading level={1}>{data.library.prettyLabel}</Heading>
				<p className="lede">{data.library.summary}</p>
				{data.library.goneSince !== undefined && (
					<Notice kind="warning">{withdrawnText(data.library.goneSince)}</Notice>
				)}
				<Spec facts={factsOf(data)} />
			</div>
			<Sections sections={sectionsOf(data)} />
		</>
	);
}

function factsOf({ library, models }: LibraryData): readonly Fact[] {
	const { key, repoUrl, repoName, docsUrl, tasks, filter, snippets } = library;
	const repository = (
		<a href={repoUrl} title={repoName}>
			{breakable(repositoryLabel(repoUrl))}
		</a>
	);
	return [
		fact("Key", <code>{key}</code>),
		fact("Models", exact(models)),
		fact("Tasks", exact(tasks.length)),
		fact("Repository", repository),
		fact("Documentation", docsUrl === undefined ? <Unknown /> : <a href={docsUrl}>{new URL(docsUrl).host}</a>),
		fact("Listed in the library filter", filter ? "yes" : "no"),
		...(snippets ? [fact("Code", <SnippetFact library={key} />)] : []),
	];
}

/** The check levels of its code, with a link to the evidence. */
function SnippetFact({ library }: { readonly library: string }): ReactElement {
	const levels = levelsOf(library);
	return <a href="#checks">{levels.length === 0 ? "not checked yet" : <LevelBar counts={levels} />}</a>;
}

/** A path that can be broken after its slashes. */
function breakable(path: string): ReactElement {
	const [first = "", ...rest] = path.split("/");
	return (
		<>
			{first}
			{rest.map((part) => (
				<Fragment key={part}>
					/<wbr />
					{part}
				</Fragment>
			))}
		</>
	);
}

/** `owner/name` of a repository's address; its host if it has no path. */
function repositoryLabel(url: string): string {
	const { host, pathname } = new URL(url);
	return pathname.replace(/^\/|\/$/g, "") || host;
}

function sectionsOf(data: LibraryData): readonly Section[] {
	const { library, install } = data;
	const endings = fileEndings(library);
	const sections: readonly (Section | false)[] = [
		{
			id: "facts",
			label: "Licence, languages and platforms",
			short: "Licence",
			body: <DescribedFacts facts={describedFacts("library", library)} />,
		},
		install !== "" && { id: "install", label: "Install", body: <Install commands={install} /> },
		{ id: "load", label: "Load a model", body: <LoadCode data={data} /> },
		endings.length > 0 && { id: "files", label: "Files it reads", short: "Files", body: <Files endings={endings} /> },
		{ id: "tasks", label: "Tasks", body: <Tasks data={data} /> },
		{ id: "models", label: "Models", body: <Models data={data} /> },
		{ id: "downloads", label: "How downloads are counted", body: <p>{describeDownloads(library)}</p> },
		library.snippets !== undefined && {
			id: "checks",
			label: "Check levels of its code",
			body: <Checks library={library.key} evidence={evidenceOf(library.key)} />,
		},
	];
	return sections.filter((section) => section !== false);
}

/** The endings of the files that it reads. */
function Files({ endings }: { readonly endings: readonly FileEnding[] }): ReactElement {
	return (
		<ul className="tags">
			{endings.map(({ ending, why }) => (
				<li key={ending} title={`${why}.`}>
					<code>{ending}</code>
				</li>
			))}
		</ul>
	);
}

function Tasks({ data: { library } }: { readonly data: LibraryData }): ReactElement {
	if (library.tasks.length + library.hostedTasks.length === 0) return <p>The catalogue does not list its tasks.</p>;
	const hostedOnly = library.hostedTasks.filter((id) => !library.tasks.includes(id));
	return (
		<ul className="tags columns">
			{[...library.tasks, ...hostedOnly].map((id) => (
				<li key={id}>
					<TaskLink id={id} />
					{library.hostedTasks.includes(id) && <span className="muted small"> hosted</span>}
				</li>
			))}
		</ul>
	);
}

function Models({ data: { library, models, mostUsed } }: { readonly data: LibraryData }): ReactElement {
	if (mostUsed.length === 0) return <p>No model in the index names this library.</p>;
	return (
		<>
			<ModelTable
				models={mostUsed}
				codeLevel={codeLevel}
				caption={`Models for ${library.prettyLabel}, most downloaded first`}
				shared={["library"]}
				sorted="downloads"
			/>
			<p className="after">
				<More href={links.models({ library: library.key })}>All {exact(models)}</More>
			</p>
		</>
	);
}
