import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { exact } from "../../base/numbers.ts";
import { codeLevel } from "../../data/defaultCode.ts";
import type { Rendered } from "../../markdown/markdown.ts";
import { ModelTable } from "../../ui/lists/ModelTable.tsx";
import { fact, Spec } from "../../ui/marks/Spec.tsx";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { CopyPage } from "../../ui/page/CopyPage.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { type Section, Sections } from "../../ui/page/Sections.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import type { CollectionData } from "./data.ts";

interface CollectionProps {
	readonly data: CollectionData;
	readonly note: Rendered | undefined;
}

/** A collection: the note of its author, and its models. */
export function CollectionPage({ data, note }: CollectionProps): ReactElement {
	const { slug, title, models } = data.collection;
	const here =
		data.missing.length > 0 ? `${exact(data.models.length)} of ${exact(models.length)}` : exact(models.length);
	return (
		<>
			<div className="object">
				<div className="crumbs-row">
					<Breadcrumb trail={[["Collections", links.collections()]]} />
					<CopyPage plain href={links.collection(slug, ".md")} />
				</div>
				<Heading level={1} id="collection">
					<Isolated text={title} />
				</Heading>
				<Spec facts={[fact("Models", here), fact("Feed", <Feeds slug={slug} />), fact("Data", <Data slug={slug} />)]} />
			</div>
			<Sections sections={sectionsOf(data, note)} />
		</>
	);
}

function Data({ slug }: { readonly slug: string }): ReactElement {
	return <a href={links.collection(slug, ".json")}>JSON</a>;
}

function Feeds({ slug }: { readonly slug: string }): ReactElement {
	return (
		<>
			<a href={links.collection(slug, ".atom")}>Atom</a> · <a href={links.collection(slug, ".feed.json")}>JSON Feed</a>
		</>
	);
}

function sectionsOf({ models, missing }: CollectionData, note: Rendered | undefined): readonly Section[] {
	const sections: readonly (Section | false)[] = [
		note !== undefined && { id: "note", label: "Note", body: <Note note={note} /> },
		models.length > 0 && {
			id: "models",
			label: "Models",
			body: <ModelTable models={models} codeLevel={codeLevel} caption="Models of the collection" />,
		},
		missing.length > 0 && { id: "missing", label: "Not in this index", body: <Missing ids={missing} /> },
		models.length + missing.length === 0 && {
			id: "models",
			label: "Models",
			body: <p>This collection has no models yet.</p>,
		},
	];
	return sections.filter((section) => section !== false);
}

function Note({ note: { html, cut } }: { readonly note: Rendered }): ReactElement {
	return (
		<>
			<div className="prose card" dangerouslySetInnerHTML={{ __html: html }} />
			{cut !== undefined && <Notice kind="warning">{cut}</Notice>}
		</>
	);
}

/** The models that are listed but were not imported. */
function Missing({ ids }: { readonly ids: readonly string[] }): ReactElement {
	return (
		<>
			<p>The collection lists these models, but they are not in this index.</p>
			<ul className="bullets">
				{ids.map((id) => (
					<li key={id}>
						<code>
							<Isolated text={id} as="name" />
						</code>
					</li>
				))}
			</ul>
		</>
	);
}
