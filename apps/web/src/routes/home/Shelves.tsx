import type { ReactElement, ReactNode } from "react";
import { links } from "../../base/links.ts";
import { exact } from "../../base/numbers.ts";
import { codeLevel } from "../../data/defaultCode.ts";
import { ModelTable } from "../../ui/lists/ModelTable.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";
import { More } from "../../ui/text/More.tsx";
import type { Own } from "./data.ts";
import type { Shelf } from "./shelves.ts";

const TITLES: Readonly<Record<Shelf["sorted"], string>> = {
	trending: "Trending",
	downloads: "Most downloaded",
	updated: "Recently updated",
};

/** The models that the operator imported, before all others. */
export function OwnModels({ own }: { readonly own: Own }): ReactElement {
	const { sources, shelves, some, models } = own;
	const source = sources.map(({ name }) => name);
	const intro = (
		<ul className="sources">
			{sources.map(({ name, models }) => (
				<li key={name}>
					<a href={links.models({ source: name })}>
						<Isolated text={name} as="name" />
					</a>{" "}
					<span className="count">{exact(models)}</span>
				</li>
			))}
		</ul>
	);
	const [first, ...rest] = shelves;
	return (
		<>
			<ShelfSection
				id="own"
				title={models === 1 ? "Your model" : "Your models"}
				shelf={first}
				models={some}
				intro={intro}
				address={links.models({ source, sort: first?.sorted })}
				all={models}
			/>
			{/* A few models need no second list. */}
			{models > some.length &&
				rest.map((shelf) => (
					<ShelfSection
						key={shelf.sorted}
						id={`own-${shelf.sorted}`}
						title={TITLES[shelf.sorted]}
						shelf={shelf}
						models={[]}
						address={links.models({ source, sort: shelf.sorted })}
					/>
				))}
		</>
	);
}

/** A shelf of the whole catalogue. */
export function CatalogueShelf({ shelf }: { readonly shelf: Shelf }): ReactElement {
	return (
		<ShelfSection
			id={shelf.sorted === "updated" ? "latest" : "popular"}
			title={TITLES[shelf.sorted]}
			shelf={shelf}
			models={[]}
			address={links.models({ sort: shelf.sorted === "trending" ? undefined : shelf.sorted })}
		/>
	);
}

interface ShelfSectionProps {
	readonly id: string;
	readonly title: string;
	readonly shelf: Shelf | undefined;
	/** Shown if there is no shelf. */
	readonly models: Shelf["models"];
	readonly intro?: ReactNode;
	readonly address: string;
	/** The number of models at the address. */
	readonly all?: number;
}

function ShelfSection({ id, title, shelf, models, intro, address, all }: ShelfSectionProps): ReactElement {
	const sorted = shelf?.sorted;
	return (
		<section className="section split">
			<header>
				<Heading level={2} id={id}>
					{title}
				</Heading>
				{intro}
				{sorted === "updated" && <p>Models updated on the same day are sorted by downloads.</p>}
				{intro !== undefined && sorted !== undefined && <p>{TITLES[sorted]} first.</p>}
				<p>
					<More href={address}>{all === undefined ? "All models" : `All ${exact(all)}`}</More>
				</p>
			</header>
			<ModelTable
				models={shelf?.models ?? models}
				codeLevel={codeLevel}
				caption={captionOf(title, sorted)}
				{...(sorted !== undefined && sorted !== "trending" && { sorted })}
			/>
		</section>
	);
}

function captionOf(title: string, sorted: Shelf["sorted"] | undefined): string {
	if (sorted === undefined) return title;
	const order = TITLES[sorted];
	return `${title === order ? "Models" : title}, ${order.toLowerCase()} first`;
}
